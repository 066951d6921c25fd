export { startBrandApp } from './start/startBrandApp.tsx';
