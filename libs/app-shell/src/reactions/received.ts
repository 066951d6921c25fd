import type { PayloadAction } from '@reduxjs/toolkit';
import { eventReceived } from '@tv/realtime';
import type { IncomingEvent, IncomingEventName } from '@tv/realtime';

/** Tells the actions by which one kind of event has come from the server. */
export function received<Name extends IncomingEventName>(name: Name) {
  return (action: unknown): action is PayloadAction<Extract<IncomingEvent, { readonly name: Name }>> =>
    eventReceived.match(action) && action.payload.name === name;
}
