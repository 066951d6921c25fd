export type { Realtime, RealtimeDeps } from './connection/createRealtime.ts';
export { eventReceived, type IncomingEvent, type IncomingEventName } from './event/incomingEvent.ts';
export {
  emitEvent,
  type DeviceInfo,
  type OutgoingEvent,
  type OutgoingEventName,
  type OutgoingEvents,
  type Streaming,
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
