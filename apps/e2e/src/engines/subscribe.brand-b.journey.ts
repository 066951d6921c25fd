import { ENGINES, expect, test } from '../support/engines/fixtures.ts';

const NUMBER = '912 34 567';

for (const engine of ENGINES) {
  test(`SIGNUP-02 in ${engine} a visitor signs up and pays by wallet, changes the package and stops`, async ({
    openTab,
    platform,
  }) => {
    const tab = await openTab(engine);
    await tab.open('/bli-kunde');
    await tab.click(['link', 'Gå videre']);
    await tab.click(['button', 'Fortsett med Vipps']);
    await tab.fill(NUMBER, { label: 'Mobilnummer' });
    await tab.click(['button', 'Fortsett']);
    await tab.check(['checkbox', /^Jeg godtar/]);
    await tab.click(['button', 'Opprett konto']);
    await tab.check(['radio', 'Vipps']);
    await tab.click(['button', 'Betal']);
    await tab.click(['button', 'Godkjenn']);
    await tab.expectShown(['heading', 'Velkommen som kunde!']);
    expect(await platform.charges('vipps-91234567@kunde.test')).toMatchObject([
      { provider: 'Vipps', status: 'Settled' },
    ]);

    await tab.open('/min-konto/endre?productIds=litt');
    await tab.click(['button', 'Bekreft endring']);
    await tab.expectPath(/\/receipt$/);
    await tab.open('/abonnement');
    await tab.click(['link', 'Stopp abonnementet']);
    await tab.click(['button', 'Stopp abonnementet']);
    await tab.expectShown(['heading', 'Abonnementet er stoppet']);
  });
}
