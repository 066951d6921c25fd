export { storyTab, type StoryTab } from './storyTab.ts';
export { kari, makeToken, ola, TestProvider, type Account } from './testProvider.ts';
