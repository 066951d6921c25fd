import { EmptyView } from '@tv/ui';
import { emptyText } from './emptyText.ts';

/** A page without swimlanes. */
export function EmptyPage({ slug }: { readonly slug: string }) {
  return <EmptyView title={emptyText(slug)} />;
}
