import { Suspense } from 'react';
import { PinDialog } from '../pin/usePinPrompt.tsx';
import { usePinApprovals } from './PinApprovalScope.tsx';
import { isRestricted, type WatchedAsset } from './parentalSetting.ts';
import { useParentalControl } from './useParentalControl.ts';

/**
 * Blocks a restricted asset until the PIN is entered (PIN-22). Approval holds within `PinApprovalScope`,
 * until the setting changes.
 *
 * @param onRefuse called on cancel; should navigate away
 * @param container render target, such as the full-screen player
 */
export function useParentalGate(asset: WatchedAsset, onRefuse: () => void, container?: HTMLElement | null) {
  const { setting } = useParentalControl();
  const { approvedAssetIds, approve } = usePinApprovals();
  const isLocked = isRestricted(asset.ageLimit, setting) && !approvedAssetIds.has(asset.id);
  return {
    isOpen: setting !== undefined && !isLocked,
    pinDialog: isLocked ? (
      <Suspense fallback={null}>
        <PinDialog
          key={asset.id}
          text={`«${asset.name}» har aldersgrense ${asset.ageLimit ?? 0} år, og foreldrekontrollen er på.`}
          container={container}
          onAnswer={(isApproved) => (isApproved ? approve(asset.id) : onRefuse())}
        />
      </Suspense>
    ) : null,
  };
}
