export { storyTab, type StoryTab } from './storyTab.ts';
export { kari, makeToken, ola, type Account, type TestProvider } from './testProvider.ts';
