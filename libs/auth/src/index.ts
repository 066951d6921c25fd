export type { AuthState, UserData, Viewer } from './viewer/viewer.ts';
export { ViewerProvider, useViewer } from './viewer/ViewerProvider.tsx';
