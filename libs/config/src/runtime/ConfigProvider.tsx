import { createContext, useContext, type ReactNode } from 'react';
import type { Brand } from '../brand/brand.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

interface ConfigContextValue {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  /** `https://tv.example.no`, without a trailing slash. */
  readonly origin: string;
}

const ConfigContext = createContext<ConfigContextValue | undefined>(undefined);

export function ConfigProvider({
  brand,
  config,
  origin,
  children,
}: ConfigContextValue & { readonly children: ReactNode }) {
  return <ConfigContext value={{ brand, config, origin }}>{children}</ConfigContext>;
}

function useConfigContext(): ConfigContextValue {
  const context = useContext(ConfigContext);
  if (!context) throw new Error('useConfig, useBrand and useOrigin need a <ConfigProvider> above them');
  return context;
}

/** Throws outside a `ConfigProvider`. */
export const useConfig = (): RuntimeConfig => useConfigContext().config;

/** Throws outside a `ConfigProvider`. */
export const useBrand = (): Brand => useConfigContext().brand;

/**
 * Returns the origin of the site, for absolute URLs. Not read from the window, so SSR renders the same.
 * Throws outside a `ConfigProvider`.
 */
export const useOrigin = (): string => useConfigContext().origin;
