import { icon } from './Icon.tsx';

export const TvIcon = /* @__PURE__ */ icon('M3.5 5h17v11.5h-17zM8 20h8');
