import { WarningIcon } from '../icon/icons.tsx';
import { Message, type MessageProps } from './Message.tsx';

export type ErrorViewProps = Omit<MessageProps, 'icon'>;

/** Error state, announced to screen readers. */
export function ErrorView(props: ErrorViewProps) {
  return (
    <div role="alert">
      <Message {...props} icon={<WarningIcon />} />
    </div>
  );
}
