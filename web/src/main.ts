import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/i18n.svelte";

void speak();
mount(App, { target: document.getElementById("app")! });
