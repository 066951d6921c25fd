import { createContext } from 'react';

/** Requests the guarded reload; returns whether the page reloads. */
export const ChunkReloadContext = createContext<(error: unknown) => boolean>(() => false);
