import { StandstillPanel } from '../goingOn/StandstillPanel.tsx';
import { kickText } from './kickText.ts';

interface StreamingKickedProps {
  readonly text: string;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** Shown when the server has stopped playback, with a choice to resume here (SOCK-11). */
export function StreamingKicked({ text, onGoOn, onClose }: StreamingKickedProps) {
  return (
    <StandstillPanel
      title="Avspillingen er stoppet"
      text={kickText(text)}
      actions={[
        { label: 'Fortsett her', onPress: onGoOn },
        { label: 'Avslutt', onPress: onClose },
      ]}
    />
  );
}
