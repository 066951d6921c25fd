// What every customer loads, as one lazy module.
export { NotificationBadge } from '@tv/subscription/notification';
export { CustomerEffects } from '../navigation/CustomerEffects.tsx';
