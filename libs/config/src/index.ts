export type { Brand } from './brand/brand.ts';
export {
  DEV_FLAGS,
  readFlagOverride,
  readDevFlags,
  type DevFlagName,
  type DevFlags,
  type FlagOverrideHolder,
  switchDevFlag,
} from './flags/devFlags.ts';
export { DevFlagsProvider, useDevFlag } from './flags/DevFlagsProvider.tsx';
export { PRODUCT_KEYS, type ProductKey } from './products/productKeys.ts';
export { ConfigError } from './runtime/ConfigError.ts';
export { parseRuntimeConfig } from './runtime/parseRuntimeConfig.ts';
export { ConfigProvider, useBrand, useConfig, useOrigin } from './runtime/ConfigProvider.tsx';
export { gatewayBase, withLocalOverrides } from './runtime/gateway.ts';
export type { EnvironmentName, RuntimeConfig } from './runtime/runtimeConfig.ts';
export { isInternalUser } from './staff/internalUser.ts';
export { resolveAllowedUrl, isAllowedUrl } from './url/allowedUrl.ts';
export { parseUrl, rewriteUrl } from './url/parseUrl.ts';
