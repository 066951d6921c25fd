import { expect, onTestFinished, test, vi } from 'vitest';
import { createCastMessageValidator } from './castMessageValidator.ts';
import { createCastRelay, type SendEvent } from './castRelay.ts';

const SITE = 'http://brand-a.localhost:4200';

function room() {
  const made = createCastRelay(() => 1000, createCastMessageValidator());
  const senderEvents: Record<string, unknown>[] = [];
  const receiverEvents: Record<string, unknown>[] = [];
  return {
    ...made,
    /** Events sent to the sender, and to the receiver. */
    senderEvents,
    receiverEvents,
    last: (type: string) => senderEvents.findLast((event) => event['type'] === type),
    join: () => made.connectSender(SITE, ((event) => void senderEvents.push(event)) satisfies SendEvent),
    turnOn: () => made.connectReceiver((event) => void receiverEvents.push(event)),
  };
}

test('a session starts when the receiver is open, and every sender of the site is notified', () => {
  const { join, turnOn, last, receiverEvents, state } = room();
  const sender = join();
  expect(last('device')).toMatchObject({ name: 'Stua', isOn: false });
  sender.handle({ type: 'start', appId: 'LOCALTV1' });
  expect(last('session')).toMatchObject({ session: null, errorCode: null });
  turnOn();
  expect(last('session')).toMatchObject({
    session: { appId: 'LOCALTV1', origin: SITE, deviceName: 'Stua' },
  });
  expect(receiverEvents[0]).toMatchObject({ type: 'session', session: { appId: 'LOCALTV1' } });
  expect(state()).toMatchObject({ isThere: true, isOn: true, senders: 1, session: { origin: SITE } });
});

test('senders get a timeout if the receiver does not open', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { join, last } = room();
  join().handle({ type: 'start', appId: 'LOCALTV1' });
  vi.advanceTimersByTime(15_000);
  expect(last('session')).toMatchObject({ session: null, errorCode: 'timeout' });
});

test('messages are relayed in both directions, and those that break the contract are recorded', () => {
  const { join, turnOn, senderEvents, receiverEvents, handleReceiverMessage, state } = room();
  turnOn();
  const sender = join();
  sender.handle({ type: 'start', appId: 'LOCALTV1' });
  const message = { type: 'SET_AUDIO_TRACK', language: 'nb' };
  sender.handle({ type: 'message', namespace: 'urn:x-cast:tv', message });
  sender.handle({ type: 'message', namespace: 'urn:x-cast:tv', message: { type: 'SET_AUDIO_TRACK' } });
  sender.handle({ type: 'command', command: { name: 'pause' } });
  expect(receiverEvents.slice(-3)).toMatchObject([
    { message },
    {},
    { type: 'command', command: { name: 'pause' } },
  ]);
  expect(state().messages.map(({ faults }) => faults.length > 0)).toEqual([false, true]);
  handleReceiverMessage({ type: 'status', status: { playerState: 'PAUSED' } });
  expect(senderEvents.at(-1)).toEqual({ type: 'status', status: { playerState: 'PAUSED' } });
});

test('a sender that connects later gets the session and the media status', () => {
  const { join, turnOn, senderEvents, handleReceiverMessage } = room();
  turnOn();
  const first = join();
  first.handle({ type: 'start', appId: 'LOCALTV1' });
  handleReceiverMessage({ type: 'status', status: { currentTime: 7 } });
  first.disconnect();
  senderEvents.length = 0;
  join();
  expect(senderEvents.map(({ type }) => type)).toEqual(['device', 'status', 'session']);
});

test('a session ends with a reason if the device disappears, and without one if it is stopped', () => {
  const { join, turnOn, last, setDeviceAvailable, raiseError } = room();
  const turnOff = turnOn();
  const sender = join();
  const start = () => sender.handle({ type: 'start', appId: 'LOCALTV1' });
  const gone = { session: null, errorCode: 'receiver_unavailable' };
  start();
  sender.handle({ type: 'stop' });
  expect(last('session')).toMatchObject({ session: null, errorCode: null });
  start();
  raiseError('PLAYBACK_FAILED');
  expect(last('message')).toMatchObject({ message: { type: 'ERROR', errorType: 'PLAYBACK_FAILED' } });
  setDeviceAvailable(false);
  expect(last('session')).toMatchObject(gone);
  expect(last('device')).toMatchObject({ name: null });
  setDeviceAvailable(true);
  start();
  turnOff();
  expect(last('session')).toMatchObject(gone);
});
