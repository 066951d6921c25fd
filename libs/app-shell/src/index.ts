export { startBrandApp } from './bootstrap/startBrandApp.tsx';
