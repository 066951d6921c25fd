/** Files that the scan of prose leaves out, each with the reason. Paths are relative to the workspace; a folder ends with a slash. */
export const allowedFiles: readonly { readonly path: string; readonly reason: string }[] = [
  { path: 'apps/brand-a/content/', reason: 'Norwegian texts for users' },
  { path: 'apps/brand-b/content/', reason: 'Norwegian texts for users' },
  { path: 'libs/editorial/content/', reason: 'Norwegian texts for users' },
  { path: 'docs/requirements/', reason: 'quotes the words of the specification' },
  { path: 'docs/glossary.md', reason: 'names the words that it replaces' },
  { path: 'tools/language/', reason: 'lists the banned words' },
];
