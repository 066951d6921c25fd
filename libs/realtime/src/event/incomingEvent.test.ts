import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INCOMING_EVENT_NAMES, readIncomingEvent } from './incomingEvent.ts';

describe('readIncomingEvent', () => {
  it('reads the text of a kick or an error', () => {
    expect(readIncomingEvent('StreamingKick', { reason: 'For mange skjermer' })).toEqual({
      name: 'StreamingKick',
      reason: 'For mange skjermer',
    });
    expect(readIncomingEvent('ErrorReceived', { message: 'Au' })).toEqual({
      name: 'ErrorReceived',
      message: 'Au',
    });
  });

  it('accepts a kick without a payload', () => {
    expect(readIncomingEvent('StreamingKick', undefined)).toEqual({
      name: 'StreamingKick',
      reason: undefined,
    });
  });

  it('reads a release and ignores unknown fields', () => {
    expect(readIncomingEvent('NewRelease', { version: '2.0.0', env: 'uat', colour: 'red' })).toEqual({
      name: 'NewRelease',
      version: '2.0.0',
      env: 'uat',
    });
  });

  it.each([undefined, null, {}, { version: 2, env: 'uat' }, { version: '2', env: 'moon' }, 'NewRelease'])(
    'drops a release with the payload %j',
    (payload) => {
      expect(readIncomingEvent('NewRelease', payload)).toBeUndefined();
    },
  );

  it('accepts any payload without throwing, and never returns another event', () => {
    fc.assert(
      fc.property(fc.constantFrom(...INCOMING_EVENT_NAMES), fc.anything(), (name, payload) => {
        const event = readIncomingEvent(name, payload);
        expect(event === undefined || event.name === name).toBe(true);
      }),
    );
  });
});
