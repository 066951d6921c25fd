export { assembleRelease } from './build/assembleRelease.ts';
export { addressesFor, type Addresses } from './addresses.ts';
export { chromiumArguments, chromiumLaunch } from './chromium.ts';
export { createExampleHost, type ExampleHost } from './exampleHost.ts';
export { firefoxPath } from './firefox.ts';
export { waitUntilReachable } from './ports.ts';
export { productVersion } from './version.ts';
export { writeServerConfig } from './serverConfig.ts';
export { openWebServer, startWebServer } from './webServer.ts';
