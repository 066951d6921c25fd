import { createSlice } from '@reduxjs/toolkit';
import { eventReceived } from '../event/incomingEvent.ts';
import { emitEvent, type Streaming } from '../event/outgoingEvent.ts';

/** The server has stopped playback. `text` is its reason, empty without one (SOCK-10). */
export interface StreamingKick {
  readonly show: boolean;
  readonly text: string;
}

export interface StreamingState {
  /** The stream last reported to the server. */
  readonly current: Streaming | undefined;
  readonly kick: StreamingKick;
  /** After each connection the stream is reported again. */
  readonly connectionCount: number;
}

const noKick: StreamingKick = { show: false, text: '' };
const initialState: StreamingState = { current: undefined, kick: noKick, connectionCount: 0 };

/** The slice is injected with the socket. */
export interface StreamingRoot {
  readonly streaming?: StreamingState;
}

/** Stream state of this tab, shared by server and player. */
export const streamingSlice = createSlice({
  name: 'streaming',
  initialState,
  reducers: {
    /** The user continues or leaves (SOCK-12). */
    kickCleared: (state) => ({ ...state, kick: noKick }),
    /** A new connection: the server knows only the device. */
    connectionOpened: (state) => ({ ...state, connectionCount: state.connectionCount + 1 }),
  },
  extraReducers: (on) => {
    on.addCase(emitEvent, (state, { payload }): StreamingState => {
      if (payload.name === 'StreamingStart') return { ...state, current: payload.payload };
      return payload.name === 'StreamingStop' ? { ...state, current: undefined } : state;
    });
    on.addCase(eventReceived, (state, { payload }): StreamingState =>
      payload.name === 'StreamingKick'
        ? { ...state, kick: { show: true, text: payload.reason?.trim() ?? '' } }
        : state,
    );
  },
});

export const { kickCleared, connectionOpened } = streamingSlice.actions;

/** Returns the stream last reported to the server. */
export const selectStreaming = ({ streaming = initialState }: StreamingRoot) => streaming.current;

export const selectStreamingKick = ({ streaming = initialState }: StreamingRoot) => streaming.kick;

export const selectConnectionCount = ({ streaming = initialState }: StreamingRoot) =>
  streaming.connectionCount;
