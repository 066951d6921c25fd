const allEntries = (userId: string): Readonly<Record<string, string>> => ({
  [`last-searches-${userId}`]: '["is"]',
  player: '{"quality":"dataSaver"}',
  captions: '{"size":"large","color":"yellow","background":"veil","edge":"none"}',
  'autoplay-next': 'off',
  'mini-player': 'off',
  'dismissed-banners': '["ski"]',
  'preloaded-voucher': '{"code":"VINTER26"}',
  'analytics-consent': 'refused',
  'app-installation-id': '0b6f2c1e-6f0e-4b55-9a35-2c1f0d8f7a11',
});

/** Stores every clearable item of a customer. */
export function fillDeviceStorage(userId: string): void {
  for (const [key, text] of Object.entries(allEntries(userId))) localStorage.setItem(key, text);
}

export function clearDeviceStorage(userId: string): void {
  for (const key of Object.keys(allEntries(userId))) localStorage.removeItem(key);
}
