export { ADDRESS_NOTE, useIsAddressNote } from './addressNote.ts';
export { PageBoundary, PartBoundary } from './Boundary.tsx';
export { GoTo } from './GoTo.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { ServerRenderingContext, useServerRendering, type ServerRendering } from './serverRendering.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { useKey } from './useKey.ts';
export { useNotFound } from './useNotFound.ts';
