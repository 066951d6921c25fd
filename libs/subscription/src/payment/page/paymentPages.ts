export { ReceiptPage } from '../../receipt/ReceiptPage.tsx';
export { ChangePaymentMethodPage } from './ChangePaymentMethodPage.tsx';
export { PaymentPage } from './PaymentPage.tsx';
export { PurchasePage } from './PurchasePage.tsx';
export { WalletReturnPage } from '../wallet/WalletReturnPage.tsx';
