export { startBrandApp } from './startup/startBrandApp.tsx';
