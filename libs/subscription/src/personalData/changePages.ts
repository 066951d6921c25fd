export { EmailPage, PhonePage } from './ContactPages.tsx';
export { PasswordPage } from './PasswordPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
