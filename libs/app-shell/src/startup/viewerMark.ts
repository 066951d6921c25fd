/**
 * Sets `data-viewer` for a returning customer. CSS reads it before the app renders, since the server renders
 * for a visitor.
 */
export function setViewerMark({ documentElement }: Document): void {
  documentElement.dataset['viewer'] = 'stored';
}

export function removeViewerMark({ documentElement }: Document): void {
  delete documentElement.dataset['viewer'];
}
