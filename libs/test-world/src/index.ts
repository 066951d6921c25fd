export { brands, fjordvisning, glimt, testConfig, testOrigin } from '@tv/config/testing';
export {
  createFakeNetwork,
  type FakeNetwork,
  type Responder,
  type ResponseTable,
  type RecordedRequest,
} from './network/fakeNetwork.ts';
export { standardResponses } from './network/standardResponses.ts';
export { artworkUrl, withArtwork } from './artwork/artwork.ts';
export { createRecordingReporter, type RecordingReporter } from './reporter/recordingReporter.ts';
export { createTestWorld, type TestWorld, type TestWorldOptions } from './world/createTestWorld.ts';
export { TestWorldProvider } from './world/TestWorldProvider.tsx';
