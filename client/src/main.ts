import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/cinzel/latin-600.css";
import "@fontsource/cinzel/latin-700.css";
import "./look.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });

// Installed like an app where the browser allows it: over HTTPS, or at the server's own computer.
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/service-worker.js").catch(() => {});
