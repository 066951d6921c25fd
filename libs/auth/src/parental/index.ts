export {
  PinApprovalContext,
  PinApprovalScope,
  usePinApprovals,
  type PinApprovals,
} from './PinApprovalScope.tsx';
export { useParentalGate } from './useParentalGate.tsx';
export { useParentalControl } from './useParentalControl.ts';
