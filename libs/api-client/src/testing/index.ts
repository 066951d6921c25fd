export { apiUnderTest, json, signedIn, type Network, type SeenCall } from './apiUnderTest.ts';
