export { createCustomerStory, type CustomerStory } from './customerStory.tsx';
export { createStoryTab, type StoryTab } from './storyTab.ts';
export {
  kari,
  makeToken,
  ola,
  PASSWORD,
  TestIdentityProvider,
  type Account,
} from './testIdentityProvider.ts';
