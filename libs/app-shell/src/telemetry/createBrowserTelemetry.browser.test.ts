// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { glimt } from '@tv/config/testing';
import { createRouteTable } from '@tv/routes';
import { recordListeners } from '../testing/recordListeners.ts';
import { createBrowserTelemetry } from './createBrowserTelemetry.browser.ts';

const routeTable = createRouteTable({ brandSlug: 'glimt', developerPages: false });

// The tests share a window, so remove their listeners.
beforeEach(() => onTestFinished(recordListeners()));

/** Creates the telemetry of this window. @param isAccepted what `sendBeacon` answers */
function setUp(url: string, isAccepted = true) {
  const beacons: string[] = [];
  const requests: unknown[] = [];
  navigator.sendBeacon = (_url, body) => {
    beacons.push(body as string);
    return isAccepted;
  };
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    requests.push(init);
    return Promise.resolve(new Response());
  });
  const telemetry = createBrowserTelemetry({
    brand: glimt,
    config: { telemetry: { url }, errorTracking: { enabled: true, percentage: 100 }, version: '1.2.3' },
    routeTable,
    page: window,
    sample: 0,
    schedule: () => () => undefined,
  });
  return { telemetry, beacons, requests };
}

const throwUncaught = () =>
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('Planted'), cancelable: true }));

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

it('without a collector the page is not observed', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  expect(setUp('').telemetry).toBeUndefined();
  expect(listen).not.toHaveBeenCalled();
});

it('an error that nothing catches is sent when the page is hidden; a failed image is none', () => {
  const { beacons, requests } = setUp('https://collector.test/');
  throwUncaught();
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  expect(beacons).toEqual([]);
  hide();
  expect(beacons.map((body) => JSON.parse(body) as unknown)).toMatchObject([
    { brand: 'glimt', version: '1.2.3', events: [{ message: 'Planted', route: 'front' }] },
  ]);
  expect(requests).toEqual([]);
});

it('a beacon that the browser does not take is sent as a request that outlives the page, without cookies', () => {
  const { telemetry, requests } = setUp('https://collector.test/', false);
  telemetry?.record({ type: 'vital', name: 'LCP', value: 1 });
  telemetry?.flush();
  expect(requests).toMatchObject([{ method: 'POST', keepalive: true, credentials: 'omit' }]);
});
