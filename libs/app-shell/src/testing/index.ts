export { fakeBrowser, ORIGIN } from './fakeBrowser.ts';
export {
  renderApp,
  advanceUntil,
  waitFor,
  waitInRealTime,
  type RenderAppOptions,
  type RenderedApp,
} from './renderApp.ts';
export { screen } from './screen.ts';
export { user } from './user.ts';
