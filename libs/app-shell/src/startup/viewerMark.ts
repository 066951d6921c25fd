/**
 * Sets `data-viewer` when a user was signed in on the last visit. CSS reads it before the app renders, since
 * the server renders for a visitor.
 */
export function setViewerMark({ documentElement }: Document): void {
  documentElement.dataset['viewer'] = 'stored';
}

export function removeViewerMark({ documentElement }: Document): void {
  delete documentElement.dataset['viewer'];
}
