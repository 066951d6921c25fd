import { createContext } from 'react';

/** Asks for the one guarded reload after a chunk that could not be loaded; answers whether it comes. */
export const ChunkReloadContext = createContext<(error: unknown) => boolean>(() => false);
