import { brandApp } from '../../vite.preset.ts';

export default brandApp('brand-b', import.meta.dirname);
