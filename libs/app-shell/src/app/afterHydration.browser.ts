// One lazy module for what every visit loads after hydration.
export { startQueryRetries } from '../composition/startQueryRetries.browser.ts';
export { reportVitals } from '../telemetry/reportVitals.browser.ts';
export { attachDocumentListeners } from './attachDocumentListeners.browser.ts';
