export type { ApiDeps, ClientIds, StoreExtra, TokenProvider } from './base/apiDeps.ts';
