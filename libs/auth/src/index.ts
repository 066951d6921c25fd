export type { AuthState, UserData, Viewer } from './viewer/viewer.ts';
