import { useState } from 'react';
import { useAnalytics, useReporter } from '@tv/analytics';
import { useSetInMyListMutation, type Card, type CoverPage } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';

export type MyListItem = Pick<Card | CoverPage, 'id' | 'title' | 'links' | 'userData'>;

/** Returns whether a title is on my list, and an optimistic toggle (LIST-13); undefined for visitors or without a link. */
export function useMyList(item: MyListItem, context: string) {
  const isCustomer = useIsCustomer();
  const analytics = useAnalytics();
  const reporter = useReporter();
  const [setInMyList] = useSetInMyListMutation();
  const [override, setOverride] = useState<{ readonly of: MyListItem; readonly isInMyList: boolean }>();
  const link = item.links?.myList?.href;
  if (!isCustomer || link === undefined) return undefined;
  const isInMyList = override?.of === item ? override.isInMyList : (item.userData?.isInMyList ?? false);
  const change = async () => {
    const isMember = !isInMyList;
    setOverride({ of: item, isInMyList: isMember });
    try {
      await setInMyList({ link, isMember }).unwrap();
      const { id: titleId, title } = item;
      analytics.push({ event: 'toggle_wish_list', titleId, title, isInMyList: isMember });
    } catch (error) {
      setOverride({ of: item, isInMyList });
      reporter.error(error, context);
    }
  };
  return { isInMyList, toggle: () => void change() };
}
