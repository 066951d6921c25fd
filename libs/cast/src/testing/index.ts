export { channelMediaInfo, createFakeReceiver, filmMediaInfo, type FakeReceiver } from './fakeReceiver.ts';
export { createStorySender, type StorySender } from './storySender.ts';
