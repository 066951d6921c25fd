export { addressesFor, type Addresses } from './addresses.ts';
