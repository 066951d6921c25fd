import type { PayloadAction } from '@reduxjs/toolkit';
import { eventReceived } from '@tv/realtime';
import type { IncomingEvent, IncomingEventName } from '@tv/realtime';

/** Matches the actions of one kind of socket event. */
export function matchEvent<Name extends IncomingEventName>(name: Name) {
  return (action: unknown): action is PayloadAction<Extract<IncomingEvent, { readonly name: Name }>> =>
    eventReceived.match(action) && action.payload.name === name;
}
