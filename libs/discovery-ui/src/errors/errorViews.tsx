export { PageError } from './PageError.tsx';
export { LaneError } from '../swimlane/loading/LaneError.tsx';
