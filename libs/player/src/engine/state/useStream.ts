/** One value of the stream state; rerenders when it changes. */
export { useStoreKey as useStream } from '@tv/ssr';
