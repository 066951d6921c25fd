import { DocumentHead } from '@tv/config/head';
import { EmptyView, UserIcon } from '@tv/ui';

/** A page of one line while the browser is on its way elsewhere; said aloud when it comes. */
export function StatusPage({ text }: { readonly text: string }) {
  return (
    <div role="status">
      <DocumentHead title={text} isHidden />
      <EmptyView icon={<UserIcon />} title={text} headingLevel={1} />
    </div>
  );
}
