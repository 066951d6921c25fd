import { createContext, useContext, type ReactNode } from 'react';
import type { Brand } from '../brand/brand.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

interface Setting {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
}

const SettingContext = createContext<Setting | undefined>(undefined);

/** Tells everything below it who we are (`brand`) and where we run (`config`). */
export function ConfigProvider({ brand, config, children }: Setting & { readonly children: ReactNode }) {
  return <SettingContext value={{ brand, config }}>{children}</SettingContext>;
}

function useSetting(): Setting {
  const setting = useContext(SettingContext);
  if (!setting) throw new Error('useConfig and useBrand need a <ConfigProvider> above them');
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
