/**
 * The mark (`data-viewer`) of a page whose viewer was signed in when he left. It is set before anything is drawn, since a
 * server draws for a visitor; style sheets look at it.
 */
export function setViewerMark({ documentElement }: Document): void {
  documentElement.dataset['viewer'] = 'stored';
}

export function removeViewerMark({ documentElement }: Document): void {
  delete documentElement.dataset['viewer'];
}
