export type { Realtime, RealtimeDeps } from './connection/createRealtime.ts';
export { emitEvent, eventReceived } from './event/eventReceived.ts';
export type { IncomingEvent, IncomingEventName } from './event/incomingEvent.ts';
export type {
  DeviceInfo,
  OutgoingEvent,
  OutgoingEventName,
  OutgoingEvents,
  Streaming,
} from './event/outgoingEvent.ts';
export {
  kickCleared,
  connectionOpened,
  selectConnectionCount,
  selectStreaming,
  selectStreamingKick,
  streamingSlice,
  type StreamingKick,
  type StreamingRoot,
} from './streaming/streamingSlice.ts';
