export { fakeBrowser, ORIGIN } from './fakeBrowser.ts';
export { renderApp, advanceUntil, waitFor, type RenderAppOptions, type RenderedApp } from './renderApp.ts';
export { screen } from './screen.ts';
