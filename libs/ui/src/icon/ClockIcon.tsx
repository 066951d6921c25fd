import { icon } from './Icon.tsx';

export const ClockIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2');
