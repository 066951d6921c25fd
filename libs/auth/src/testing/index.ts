export { customerStory, type CustomerStory } from './customerStory.tsx';
export { storyTab, type StoryTab } from './storyTab.ts';
export { kari, makeToken, ola, PASSWORD, TestProvider, type Account } from './testProvider.ts';
