import { createContext } from 'react';

/** Requests the guarded reload after a chunk-load error; returns whether the page reloads. */
export const ChunkReloadContext = createContext<(error: unknown) => boolean>(() => false);
