import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../contract/messages.schema.json';
import { readReceiverMessage } from './receiverMessage.ts';
import { createSetAppData, createSetSource, type SetSourceInput } from './senderMessage.ts';

const fitsContract = new Ajv2020({ strict: false }).compile(schema);

const source: SetSourceInput = {
  assetId: 'isfront',
  isLinear: false,
  accessToken: 'token-1',
  currentTime: 1605,
  streamingSessionId: 'viewing-1',
  audioLang: 'nb',
  textLang: 'en',
  viewerUserId: 'u-1001',
};

describe('sender messages', () => {
  it('CAST-19 SET_APP_DATA has the sender, and allows autoplay', () => {
    const message = createSetAppData('session-1', '2.3.4', undefined);
    expect(message).toEqual({
      type: 'SET_APP_DATA',
      appSessionId: 'session-1',
      features: { binge: true },
      sender: 'web/2.3.4',
    });
    expect(fitsContract(message)).toBe(true);
  });

  it('CAST-19 PIN-22 SET_APP_DATA has the age limit with parental control', () => {
    const message = createSetAppData('session-1', '2.3.4', 12);
    expect(message.features).toEqual({ binge: true, ageLimit: 12 });
    expect(fitsContract(message)).toBe(true);
    expect(fitsContract({ ...message, features: { binge: true, ageLimit: '12' } })).toBe(false);
  });

  it('CAST-02 CAST-20 SET_SOURCE has the title, the token, its owner and the position', () => {
    const message = createSetSource(source);
    expect(message).toEqual({ type: 'SET_SOURCE', ...source });
    expect(fitsContract(message)).toBe(true);
  });

  it('CAST-20 SET_SOURCE omits unknown fields', () => {
    const message = createSetSource({
      ...source,
      audioLang: undefined,
      textLang: undefined,
      viewerUserId: undefined,
    });
    expect(Object.keys(message).sort()).toEqual([
      'accessToken',
      'assetId',
      'currentTime',
      'isLinear',
      'streamingSessionId',
      'type',
    ]);
    expect(fitsContract(message)).toBe(true);
  });

  it.each([-3, Number.NaN, Infinity])('CAST-02 SET_SOURCE starts at 0 if the time is %d', (currentTime) => {
    const message = createSetSource({ ...source, currentTime });
    expect(message.currentTime).toBe(0);
    expect(fitsContract(message)).toBe(true);
  });
});

describe('receiver messages', () => {
  const error = { type: 'ERROR', errorType: 'LOAD_FAILED' };

  it.each([
    ['an object', error],
    ['JSON', JSON.stringify(error)],
  ])('CAST-23 an ERROR message is read with its type, as %s', (_how, data) => {
    expect(readReceiverMessage(data)).toEqual(error);
  });

  it.each([{ type: 'NEXT_EPISODE', id: 'x' }, '{"type":"HELLO"}'])('the message %j is ignored', (data) => {
    expect(readReceiverMessage(data)).toEqual({ type: 'unknown' });
  });

  it.each([undefined, null, 3, '', 'no JSON', [], {}, { type: 3 }, { type: 'ERROR' }, '{"type":"ERROR"}'])(
    'the message %j is broken',
    (data) => {
      expect(readReceiverMessage(data)).toMatchObject({ type: 'broken' });
    },
  );
});
