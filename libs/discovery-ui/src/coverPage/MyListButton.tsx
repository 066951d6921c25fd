import { useState } from 'react';
import { useAnalytics, useReporter } from '@tv/analytics';
import { useSetInMyListMutation, type CoverPage } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { Button, CheckIcon, PlusIcon } from '@tv/ui';

/** Shows the change at once, and takes it back where the server refuses it. Only customers have a list. */
export function MyListButton({ page }: { readonly page: CoverPage }) {
  const viewer = useViewer();
  const analytics = useAnalytics();
  const reporter = useReporter();
  const [setInMyList] = useSetInMyListMutation();
  const [wanted, setWanted] = useState<boolean>();
  const link = page.links?.myList?.href;
  if (viewer.kind === 'anonymous' || link === undefined) return null;
  const isInMyList = wanted ?? page.userData?.isInMyList ?? false;
  const toggle = async () => {
    const isMember = !isInMyList;
    setWanted(isMember);
    try {
      await setInMyList({ link, isMember }).unwrap();
      const { id: titleId, title } = page;
      analytics.push({ event: 'toggle_wish_list', titleId, title, isInMyList: isMember });
    } catch (error) {
      setWanted(isInMyList);
      reporter.error(error, 'coverPage.myList');
    }
  };
  return (
    <Button
      variant="on-image"
      size="large"
      icon={isInMyList ? <CheckIcon /> : <PlusIcon />}
      aria-label={isInMyList ? 'Fjern fra Min liste' : 'Legg i Min liste'}
      onClick={() => void toggle()}
    >
      Min liste
    </Button>
  );
}
