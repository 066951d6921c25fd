import { DocumentHead } from '@tv/config/head';
import { EmptyView, UserIcon } from '@tv/ui';

/** One-line page during a redirect, announced to screen readers. */
export function StatusPage({ text }: { readonly text: string }) {
  return (
    <div role="status">
      <DocumentHead title={text} isHidden />
      <EmptyView icon={<UserIcon />} title={text} headingLevel={1} />
    </div>
  );
}
