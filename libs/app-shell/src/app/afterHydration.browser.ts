// What every visit loads after hydration, as one lazy module.
export { startQueryRetries } from '../composition/startQueryRetries.browser.ts';
export { reportVitals } from '../telemetry/reportVitals.browser.ts';
export { attachDocumentListeners } from './attachDocumentListeners.browser.ts';
