/** One value of a stream's state; draws anew only when that value changes. */
export { useKey as useStream } from '@tv/rendering';
