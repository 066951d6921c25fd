export { CancelPage } from './CancelPage.tsx';
export { StopTrialPage } from './StopTrialPage.tsx';
