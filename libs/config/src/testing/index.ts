export { brands, fjordvisning, glimt } from './brands.ts';
export { testConfig, testOrigin } from './testConfig.ts';
