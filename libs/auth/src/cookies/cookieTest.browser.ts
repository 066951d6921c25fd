const COOKIE_TEST_TIMEOUT_MS = 2000;

const readResult = (data: unknown): boolean | undefined => {
  if (typeof data !== 'object' || data === null || !('cookieTestResult' in data)) return undefined;
  return data.cookieTestResult === true;
};

/**
 * Tests for third-party cookies (AUTH-22, AUTH-23): the other brand's page, in a hidden frame, sets a cookie
 * and posts `{cookieTestResult}`. Never rejects; false if aborted.
 */
export function testCookiesInFrame(
  url: string,
  signal: AbortSignal,
  page: Window = window,
): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  const { origin } = new URL(url);
  const { document } = page;
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.hidden = true;
  frame.title = 'Cookie test';
  return new Promise((resolve) => {
    const finish = (areCookiesStored: boolean) => {
      page.removeEventListener('message', handleMessage);
      signal.removeEventListener('abort', giveUp);
      page.clearTimeout(timer);
      frame.remove();
      resolve(areCookiesStored);
    };
    const handleMessage = ({ origin: sender, source, data }: MessageEvent<unknown>) => {
      if (sender !== origin || source !== frame.contentWindow) return;
      const result = readResult(data);
      if (result !== undefined) finish(result);
    };
    const giveUp = () => finish(false);
    const timer = page.setTimeout(giveUp, COOKIE_TEST_TIMEOUT_MS);
    signal.addEventListener('abort', giveUp);
    page.addEventListener('message', handleMessage);
    document.body.append(frame);
  });
}
