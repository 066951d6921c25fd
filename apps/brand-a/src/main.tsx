import { startBrandApp } from '@tv/app-shell';
import './theme.css';
import { brand } from './brand.ts';

void startBrandApp(brand);
