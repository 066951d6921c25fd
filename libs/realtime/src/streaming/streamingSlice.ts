import { createSlice } from '@reduxjs/toolkit';
import { emitEvent } from '../event/emitEvent.ts';
import { eventReceived } from '../event/eventReceived.ts';
import type { Streaming } from '../event/outgoingEvent.ts';

/** Whether the server has stopped what is streamed, and what it said of that; empty where it said nothing (SOCK-10). */
export interface StreamingKick {
  readonly show: boolean;
  readonly text: string;
}

export interface StreamingState {
  /** What the server is told is streamed. */
  readonly current: Streaming | undefined;
  readonly kick: StreamingKick;
  /** How often the line to the server has been opened: each time it has to be told anew what is streamed. */
  readonly openings: number;
}

const noKick: StreamingKick = { show: false, text: '' };
const initialState: StreamingState = { current: undefined, kick: noKick, openings: 0 };

/** Of a store that holds the slice, or will: it comes with the line to the server. */
export interface StreamingRoot {
  readonly streaming?: StreamingState;
}

/** What is streamed in this tab, as the server and the player have to agree on it. */
export const streamingSlice = createSlice({
  name: 'streaming',
  initialState,
  reducers: {
    /** The viewer goes on in spite of it, or has left (SOCK-12). */
    kickOver: (state) => ({ ...state, kick: noKick }),
    /** The server knows nothing of this tab but who it is. */
    lineOpened: (state) => ({ ...state, openings: state.openings + 1 }),
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

export const { kickOver, lineOpened } = streamingSlice.actions;

/** What is streamed, as far as the server has been told. */
export const selectStreaming = ({ streaming = initialState }: StreamingRoot) => streaming.current;

export const selectStreamingKick = ({ streaming = initialState }: StreamingRoot) => streaming.kick;

export const selectLineOpenings = ({ streaming = initialState }: StreamingRoot) => streaming.openings;
