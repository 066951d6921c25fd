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
      'Demo accounts (password demo1234), among others:',
      '  active@kunde.test    an ordinary customer',
      '  kids@kunde.test      PIN 1234',
      '  trial@kunde.test     in the trial period',
      '  internal@selskapet.test   internal staff',
      'All of them: tools/platform/README.md',
      '',
      'Ctrl-C ends everything.',
      '',
    ].join('\n'),
  );
}
