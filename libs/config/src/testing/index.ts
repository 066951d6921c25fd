export { brands, fjordvisning, glimt } from './brands.ts';
export { testConfig } from './testConfig.ts';
