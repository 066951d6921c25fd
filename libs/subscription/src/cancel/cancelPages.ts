export { CancelPage } from './CancelPage.tsx';
export { CancelTrialPage } from './CancelTrialPage.tsx';
