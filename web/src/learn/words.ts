// The English words of the parts that teach; other languages have them in their file.
import { teaching } from "virtual:teaching";
import { addEnglish } from "../lib/i18n.svelte";

addEnglish(teaching);
