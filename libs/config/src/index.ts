export type { Brand, BrandSwitches, BrandTexts } from './brand/brand.ts';
export type { EnvironmentName, RuntimeConfig } from './runtime/runtimeConfig.ts';
