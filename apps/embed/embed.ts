/*
 * The script of host pages: `<script src="https://school.example/embed.js"></script>`, then
 * `Kriit.mount(element, { path: '/school' })`. It is built alone (tools/bundle-embed.ts) and has no dependency.
 */
import { mounting } from './mount.ts';

// Only while a classic script runs does the page say which one it is; its origin is the school's.
const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('Load embed.js with a plain script element.');

window.Kriit = { mount: mounting(new URL(script.src).origin) };
