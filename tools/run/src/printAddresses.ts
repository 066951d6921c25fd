import type { Addresses } from './addresses.ts';

/** Prints the addresses and demo accounts. `tools/bench` waits for the line `Ready.`. */
export function printAddresses(addresses: Addresses): void {
  const brands = Object.entries(addresses.brands).map(([id, origin]) => `  ${id.padEnd(10)} ${origin}`);
  console.log(
    [
      '',
      'Ready.',
      ...brands,
      `  ${'console'.padEnd(10)} ${addresses.console}`,
      '',
      'Demo accounts (password demo1234):',
      '  active@kunde.test    active subscription',
      '  kids@kunde.test      PIN 1234',
      '  trial@kunde.test     trial period',
      '  internal@selskapet.test   internal staff',
      'All accounts: tools/platform/README.md',
      '',
      'Press Ctrl-C to stop.',
      '',
    ].join('\n'),
  );
}
