import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '@tv/run';
import type { Engine } from './engine.ts';
import { openForwardProxy } from './forwardProxy.ts';
import type { TabDriver } from './tab.ts';

/** Debian packages, installed by `tools/run/src/ensureBrowsers.ts`. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

const START_TIMEOUT_MS = 20_000;

const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ' ': Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowDown: Key.ARROW_DOWN,
} as const;

/** Starts a virtual display. @returns its name, `:99` */
async function openDisplay(): Promise<{ readonly name: string; readonly server: ChildProcess }> {
  // It writes its display number to the descriptor.
  const server = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [line] = (await once(createInterface(server.stdio[3] as Readable), 'line')) as [string];
  return { name: `:${line.trim()}`, server };
}

/** Drives a session. Its window is the tab. */
function createDriver(session: WebDriver): TabDriver {
  const type = (text: string) => session.actions().sendKeys(text).perform();
  const find = (selector: string) => session.findElement(By.css(selector));
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    goBack: () => session.navigate().back(),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    takeScreenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    click: async (selector) => (await find(selector)).click(),
    hover: async (selector) =>
      session
        .actions()
        .move({ origin: await find(selector) })
        .perform(),
    type,
    press: (key) => type(KEYS[key]),
  };
}

/**
 * Starts WebKitGTK on a virtual display, driven over W3C WebDriver. Each tab is a session with its own profile.
 *
 * @throws if it is not installed
 */
export async function openWebKit(): Promise<Engine> {
  if (![DRIVER, DISPLAY_SERVER].every(existsSync)) {
    throw new Error(
      'No WebKit found. On Debian: apt-get install webkit2gtk-driver xvfb gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav',
    );
  }
  const display = await openDisplay();
  const port = await findFreePort();
  const program = spawn(DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const close = () => {
    program.kill();
    display.server.kill();
    return Promise.resolve();
  };
  try {
    await waitForDriver(port);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async openTab(options) {
      const proxy = await openForwardProxy(options);
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            proxy: { proxyType: 'manual', httpProxy: proxy.host, sslProxy: proxy.host },
            // Intelligent Tracking Prevention, which Safari has on.
            'webkitgtk:browserOptions': { args: ['--automation', '--enable-itp'] },
          }),
        )
        .build();
      return {
        driver: createDriver(session),
        close: async () => {
          await session.quit();
          proxy.close();
        },
      };
    },
    close,
  };
}

async function waitForDriver(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/status`)).ok) return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
