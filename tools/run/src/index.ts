export { assembleRelease } from './build/assembleRelease.ts';
export { addressesFor, type Addresses } from './addresses.ts';
export {
  backForwardCacheLaunch,
  blockThirdPartyCookies,
  chromiumArguments,
  chromiumLaunch,
} from './chromium.ts';
export { createExampleHost, type ExampleHost } from './exampleHost.ts';
export { firefoxPath } from './firefox.ts';
export { findFreePort, waitUntilReachable } from './ports.ts';
export { productVersion } from './version.ts';
export { serverConfig } from './serverConfig.ts';
export { openWebServer, startWebServer } from './webServer.ts';
