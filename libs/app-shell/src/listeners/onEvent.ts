import { eventReceived, type IncomingEvent, type IncomingEventName } from '@tv/realtime';
import type { StartListening } from '../composition/createAppStore.ts';

type EventOf<Name extends IncomingEventName> = Extract<IncomingEvent, { readonly name: Name }>;

export function onEvent<Name extends IncomingEventName>(
  startListening: StartListening,
  name: Name,
  effect: (event: EventOf<Name>) => unknown,
): void {
  const isOfKind = (event: IncomingEvent): event is EventOf<Name> => event.name === name;
  startListening({
    actionCreator: eventReceived,
    effect: async ({ payload }) => {
      if (isOfKind(payload)) await effect(payload);
    },
  });
}
