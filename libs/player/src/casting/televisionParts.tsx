/** One chunk for everything needed while casting. */
export { OnTelevision } from './OnTelevision.tsx';
export { SendToTelevision } from './SendToTelevision.tsx';
