import { createContext, useContext, type ReactNode } from 'react';
import type { Brand } from '../brand/brand.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

interface Setting {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  /** The site's own, such as `https://tv.example.no`, without a slash at its end. */
  readonly origin: string;
}

const SettingContext = createContext<Setting | undefined>(undefined);

/** Tells everything below it who we are (`brand`) and where we run (`config`, `origin`). */
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

/** Where we run. Throws outside a `ConfigProvider`. */
export function useConfig(): RuntimeConfig {
  return useSetting().config;
}

/** Who we are. Throws outside a `ConfigProvider`. */
export function useBrand(): Brand {
  return useSetting().brand;
}

/**
 * The site's own origin, such as `https://tv.example.no`: what absolute addresses of ours begin with. It is told and not
 * read off the window, so that what is drawn on a server says the same. Throws outside a `ConfigProvider`.
 */
export function useOrigin(): string {
  return useSetting().origin;
}
