export { apiUnderTest, json, signedIn, type Network, type RecordedCall } from './apiUnderTest.ts';
