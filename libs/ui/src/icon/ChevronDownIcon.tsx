import { icon } from './Icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ icon('M5 9l7 7 7-7');
