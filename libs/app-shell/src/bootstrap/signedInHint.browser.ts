/** Sets `data-viewer` for a returning customer, for CSS, since the server renders for a visitor. */
export function setSignedInHint({ documentElement }: Document): void {
  documentElement.dataset['viewer'] = 'stored';
}

export function removeSignedInHint({ documentElement }: Document): void {
  delete documentElement.dataset['viewer'];
}
