export { addressesFor, type Addresses } from './addresses.ts';
export { chromiumArguments, chromiumLaunch } from './chromium.ts';
export { createExampleHost, type ExampleHost } from './exampleHost.ts';
export { firefoxPath } from './firefox.ts';
export { waitUntilReachable } from './ports.ts';
export { productVersion } from './version.ts';
export { openWebServer, startWebServer } from './webServer.ts';
