import { lazy, Suspense, type ReactNode } from 'react';
import { usePinGiven } from './PinGivenScope.tsx';
import { isRestricted, type WatchedAsset } from './parentalSetting.ts';
import { useParentalControl } from './useParentalControl.ts';
import { watchQuestion } from './watchQuestion.ts';

const PinDialog = lazy(() =>
  import('../pin/PinDialog.tsx').then(({ PinDialog }) => ({ default: PinDialog })),
);

export interface ParentalGate {
  /** Whether the asset may be watched now: it is free, or the PIN was given for it here. */
  readonly isOpen: boolean;
  /** Asks for the PIN while the gate is closed; to be drawn. */
  readonly pinDialog: ReactNode;
}

/**
 * Stands before what is watched (PIN-22): closed while parental control holds it back, until the PIN is given. That holds for
 * this asset on this page (`PinGivenScope`), and not for the next one. It closes again when another asset takes its place that
 * is held back, and when the setting changes.
 *
 * @param onRefuse told when the PIN is not given: leads away
 * @param container where the question is drawn: inside the player while that fills the screen
 */
export function useParentalGate(
  asset: WatchedAsset,
  onRefuse: () => void,
  container?: HTMLElement | null,
): ParentalGate {
  const { setting } = useParentalControl();
  const { given, give } = usePinGiven();
  const isHeldBack = isRestricted(asset.ageLimit, setting) && !given.has(asset.id);
  return {
    isOpen: setting !== undefined && !isHeldBack,
    pinDialog: isHeldBack ? (
      <Suspense fallback={null}>
        <PinDialog
          key={asset.id}
          text={watchQuestion(asset)}
          container={container}
          onAnswer={(isGiven) => (isGiven ? give(asset.id) : onRefuse())}
        />
      </Suspense>
    ) : null,
  };
}
