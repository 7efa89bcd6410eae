/** Start the page. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/theme.css";
import "./styles/base.css";
import { language } from "./words/words.svelte";

void language.start().finally(() => mount(App, { target: document.getElementById("app")! }));
