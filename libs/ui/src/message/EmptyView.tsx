import type { ReactNode } from 'react';
import { InfoIcon } from '../icon/icons.tsx';
import { Message, type MessageProps } from './Message.tsx';

export interface EmptyViewProps extends Omit<MessageProps, 'icon'> {
  readonly icon?: ReactNode;
}

/** Empty state. */
export function EmptyView({ icon = <InfoIcon />, ...props }: EmptyViewProps) {
  return <Message {...props} icon={icon} />;
}
