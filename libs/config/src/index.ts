export type { Brand, BrandSwitches, BrandTexts } from './brand/brand.ts';
export { ConfigProvider, useBrand, useConfig } from './runtime/ConfigProvider.tsx';
export type { EnvironmentName, RuntimeConfig } from './runtime/runtimeConfig.ts';
