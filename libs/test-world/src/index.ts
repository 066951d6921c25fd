export { brands, fjordvisning, glimt, testConfig, testOrigin } from '@tv/config/testing';
export { createMovableClock, type MovableClock } from './clock/movableClock.ts';
export {
  createFakeNetwork,
  type FakeNetwork,
  type Responder,
  type ResponseTable,
  type RecordedRequest,
} from './network/fakeNetwork.ts';
export { standardResponses } from './network/standardResponses.ts';
export { artworkUrl, withArtwork } from './artwork/artwork.ts';
export { rewriteImageUrls } from './artwork/rewriteImageUrls.ts';
export {
  createRecordingReporter,
  type RecordingReporter,
  type Report,
} from './reporter/recordingReporter.ts';
export { createTestWorld, type TestWorld, type TestWorldOptions } from './world/createTestWorld.ts';
export { TestWorldProvider, type TestWorldProviderProps } from './world/TestWorldProvider.tsx';
