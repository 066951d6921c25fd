export { brands, fjordvisning, glimt, testConfig, testOrigin } from '@tv/config/testing';
export { createMovableClock, type MovableClock } from './clock/movableClock.ts';
export {
  createFakeNetwork,
  type FakeNetwork,
  type Responder,
  type ResponseTable,
  type SeenRequest,
} from './network/fakeNetwork.ts';
export { standardResponses } from './network/standardResponses.ts';
export { artworkFor, withArtwork } from './picture/artwork.ts';
export { withPictures } from './picture/withPictures.ts';
export { createRecordingReporter, type RecordingReporter, type Report } from './report/recordingReporter.ts';
export { createTestWorld, type TestWorld, type TestWorldOptions } from './world/createTestWorld.ts';
export { TestWorldProvider, type TestWorldProviderProps } from './world/TestWorldProvider.tsx';
