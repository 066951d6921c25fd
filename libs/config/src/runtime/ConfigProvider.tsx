import { createContext, useContext, type ReactNode } from 'react';
import type { Brand } from '../brand/brand.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

interface Setting {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  /** `https://tv.example.no`, without a trailing slash. */
  readonly origin: string;
}

const SettingContext = createContext<Setting | undefined>(undefined);

/** Provides brand, configuration and origin. */
export function ConfigProvider({
  brand,
  config,
  origin,
  children,
}: Setting & { readonly children: ReactNode }) {
  return <SettingContext value={{ brand, config, origin }}>{children}</SettingContext>;
}

function useSetting(): Setting {
  const setting = useContext(SettingContext);
  if (!setting) throw new Error('useConfig, useBrand and useOrigin need a <ConfigProvider> above them');
  return setting;
}

/** Runtime configuration. Throws outside a `ConfigProvider`. */
export function useConfig(): RuntimeConfig {
  return useSetting().config;
}

/** The brand. Throws outside a `ConfigProvider`. */
export function useBrand(): Brand {
  return useSetting().brand;
}

/**
 * Origin of the site, for absolute URLs. Not read from the window, so SSR renders the same. Throws outside a
 * `ConfigProvider`.
 */
export function useOrigin(): string {
  return useSetting().origin;
}
