export { RegisterPage } from './RegisterPage.tsx';
