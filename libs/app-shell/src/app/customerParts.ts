// One lazy module for what every customer loads.
export { NotificationBadge } from '@tv/subscription/notification';
export { CustomerEffects } from '../navigation/CustomerEffects.tsx';
