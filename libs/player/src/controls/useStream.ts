/** One value of the stream state; rerenders when it changes. */
export { useKey as useStream } from '@tv/rendering';
