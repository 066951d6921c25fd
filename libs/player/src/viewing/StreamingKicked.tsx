import { StandstillPanel } from '../goingOn/StandstillPanel.tsx';
import { kickText } from './kickText.ts';

interface StreamingKickedProps {
  /** What the server says of it; empty where it says nothing. */
  readonly text: string;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** The server has stopped what played: why, and the choice to go on here all the same (SOCK-11). */
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
