export { createFakeEngine, type FakeEngine } from './fakeEngine.ts';
