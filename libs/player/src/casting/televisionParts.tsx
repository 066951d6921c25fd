/** What a title that plays on the television needs, in one script. */
export { OnTelevision } from './OnTelevision.tsx';
export { SendToTelevision } from './SendToTelevision.tsx';
