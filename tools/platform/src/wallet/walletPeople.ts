export interface WalletPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** `47` and eight digits. */
  readonly phoneNumber: string;
  readonly email: string | undefined;
}

/** Special cases; all other numbers get a generated e-mail address. */
const people: readonly WalletPerson[] = [
  { firstName: 'Erik', lastName: 'Utenpost', phoneNumber: '4791200002', email: undefined },
  { firstName: 'Vidar', lastName: 'Lommebok', phoneNumber: '4790000013', email: 'wallet@kunde.test' },
];

/** Approved payments of this number fail. */
export const emptyWalletNumber = '4791200009';

/** Returns the person behind a phone number. */
export function walletPerson(phoneNumber: string): WalletPerson {
  const known = people.find((person) => person.phoneNumber === phoneNumber);
  const email = `vipps-${phoneNumber.slice(2)}@kunde.test`;
  return known ?? { firstName: 'Vilde', lastName: 'Vippsen', phoneNumber, email };
}
