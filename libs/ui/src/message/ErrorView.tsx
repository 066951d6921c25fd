import { WarningIcon } from '../icon/icons.tsx';
import { Message, type MessageProps } from './Message.tsx';

export type ErrorViewProps = Omit<MessageProps, 'icon'>;

/** Something that should be here is not; said aloud by screen readers when it comes. */
export function ErrorView(props: ErrorViewProps) {
  return (
    <div role="alert">
      <Message {...props} icon={<WarningIcon />} />
    </div>
  );
}
