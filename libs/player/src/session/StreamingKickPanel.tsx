import { InterstitialPanel } from '../upNext/InterstitialPanel.tsx';

interface StreamingKickPanelProps {
  readonly text: string;
  readonly onResume: () => void;
  readonly onClose: () => void;
}

/** Shown when the server has stopped playback, with a choice to resume here (SOCK-11). */
export function StreamingKickPanel({ text, onResume, onClose }: StreamingKickPanelProps) {
  return (
    <InterstitialPanel
      title="Avspillingen er stoppet"
      text={text}
      actions={[
        { label: 'Fortsett her', onPress: onResume },
        { label: 'Avslutt', onPress: onClose },
      ]}
    />
  );
}
