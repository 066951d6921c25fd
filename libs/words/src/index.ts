export { bringWrittenPage } from './page/writtenPageAt.ts';
export { WrittenPages } from './page/WrittenPages.tsx';
