export { fakeBrowser, ORIGIN } from './fakeBrowser.ts';
export { openApp, passUntil, until, type AppOptions, type OpenedApp } from './openApp.ts';
export { screen } from './screen.ts';
