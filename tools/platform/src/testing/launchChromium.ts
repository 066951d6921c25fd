import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '@tv/run';

export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumLaunch());
}
