import { brandApp } from '../../vite.preset.ts';

export default brandApp('brand-a', import.meta.dirname);
