export { ActivationPage } from './ActivationPage.tsx';
export { StreamingServicesPage } from './StreamingServicesPage.tsx';
