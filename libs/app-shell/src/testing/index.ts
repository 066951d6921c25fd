export { fakeBrowser, ORIGIN } from './fakeBrowser.ts';
export {
  renderApp,
  advanceUntil,
  waitInRealTime,
  type RenderAppOptions,
  type RenderedApp,
} from './renderApp.ts';
export { user } from './user.ts';
