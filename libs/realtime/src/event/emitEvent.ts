import { createAction } from '@reduxjs/toolkit';
import type { OutgoingEvent } from './outgoingEvent.ts';

/**
 * The server is to be told something. Whoever has something to tell dispatches it; the line that it goes over is the
 * app's, and may be down, in which case it is lost (but see `streamingSlice`).
 */
export const emitEvent = createAction<OutgoingEvent>('realtime/emitEvent');
