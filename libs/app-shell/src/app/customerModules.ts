/** Imports of customer-only pages, see `customerModule`. */
export const activation = () => import('@tv/subscription/activation');
export const settings = () => import('../settings/SettingsRoute.tsx');
export const overview = () => import('@tv/subscription/overview');
export const cancel = () => import('@tv/subscription/cancel');
export const personalData = () => import('@tv/subscription/personalData');
export const personalDataChange = () => import('@tv/subscription/personalDataChange');
export const payment = () => import('@tv/subscription/payment');
export const billing = () => import('@tv/subscription/billing');
export const services = () => import('@tv/subscription/services');
