export type { Realtime, RealtimeDeps } from './connection/createRealtime.ts';
export { eventReceived } from './event/eventReceived.ts';
export type { IncomingEvent, IncomingEventName } from './event/incomingEvent.ts';
export type { DeviceInfo, OutgoingEventName, OutgoingEvents } from './event/outgoingEvent.ts';
