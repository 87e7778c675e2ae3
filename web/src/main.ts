import "./app.css";
import "./table/table.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./lib/i18n.svelte";

void loadLanguage();
mount(App, { target: document.getElementById("app")! });
