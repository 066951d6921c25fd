import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import { openWebKit } from '../support/engines/webkit.ts';
import { expect, DEMO_PASSWORD, test } from '../support/fixtures.ts';

/** Generous: WebKit is slow without a GPU. */
const STEP_TIMEOUT_MS = 30_000;

const LOG_IN = By.xpath('//header//button[normalize-space()="Logg inn"]');
const MY_ACCOUNT = By.xpath('//header//a[contains(., "Min konto, ")]');

function find(driver: WebDriver, what: By) {
  return driver.wait(until.elementLocated(what), STEP_TIMEOUT_MS);
}

test('AUTH-01 in WebKit a customer signs in, stays signed in after a reload and watches a film', async ({
  brand,
  addresses,
}) => {
  const origin = addresses.brands[brand.id] ?? '';
  const { driver, close } = await openWebKit();
  try {
    await driver.get(`${origin}/bli-kunde`);
    await (await find(driver, LOG_IN)).click();
    await (await find(driver, By.css('input[type="email"]'))).sendKeys('active@kunde.test');
    await (await find(driver, By.css('input[type="password"]'))).sendKeys(DEMO_PASSWORD, Key.ENTER);
    await find(driver, MY_ACCOUNT);
    await driver.navigate().refresh();
    await find(driver, MY_ACCOUNT);
    expect(await driver.findElements(LOG_IN)).toEqual([]);

    // WebKitGTK has no EME: this film is served unencrypted.
    await driver.get(`${origin}/watch/vod/isfront?disableScpRedirect=1`);
    const video = await find(driver, By.css('video'));
    const position = () => driver.executeScript<number>('return arguments[0].currentTime', video);
    await expect.poll(position, { timeout: STEP_TIMEOUT_MS }).toBeGreaterThan(0.5);
  } finally {
    await close();
  }
});
