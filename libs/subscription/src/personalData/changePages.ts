export { EmailPage } from './EmailPage.tsx';
export { PasswordPage } from './PasswordPage.tsx';
export { PhonePage } from './PhonePage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
