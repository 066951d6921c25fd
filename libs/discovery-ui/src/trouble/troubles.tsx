export { PageError } from '../page/PageError.tsx';
export { LaneError } from '../swimlane/LaneError.tsx';
