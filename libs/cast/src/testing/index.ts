export {
  channelOnTelevision,
  createFakeTelevision,
  filmOnTelevision,
  type FakeTelevision,
} from './fakeTelevision.ts';
export { senderInStory, type SenderInStory } from './senderInStory.ts';
