export { PageError } from '../page/PageError.tsx';
export { LaneError } from '../swimlane/loading/LaneError.tsx';
