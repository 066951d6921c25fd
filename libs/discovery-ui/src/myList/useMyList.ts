import { useState } from 'react';
import { useAnalytics, useReporter } from '@tv/analytics';
import { useSetInMyListMutation } from '@tv/api-client';
import { useViewer } from '@tv/auth';

/** What can be put on my list. */
export interface Listable {
  readonly id: string;
  readonly title: string;
  readonly links?: { readonly myList?: { readonly href: string } | undefined } | undefined;
  readonly userData?: { readonly isInMyList?: boolean | undefined } | undefined;
}

/**
 * Whether a title is on the viewer's list, and how to change that: said at once, and taken back where the server refuses it
 * (LIST-13). Only customers have a list, and what names no way to it is in none: then undefined.
 *
 * @param context  what a failure is reported as
 */
export function useMyList(item: Listable, context: string) {
  const viewer = useViewer();
  const analytics = useAnalytics();
  const reporter = useReporter();
  const [setInMyList] = useSetInMyListMutation();
  // Until the data itself says so, as that of a lane in the store does.
  const [changed, setChanged] = useState<{ readonly of: Listable; readonly isInMyList: boolean }>();
  const link = item.links?.myList?.href;
  if (viewer.kind === 'anonymous' || link === undefined) return undefined;
  const isInMyList = changed?.of === item ? changed.isInMyList : (item.userData?.isInMyList ?? false);
  const change = async () => {
    const isMember = !isInMyList;
    setChanged({ of: item, isInMyList: isMember });
    try {
      await setInMyList({ link, isMember }).unwrap();
      const { id: titleId, title } = item;
      analytics.push({ event: 'toggle_wish_list', titleId, title, isInMyList: isMember });
    } catch (error) {
      setChanged({ of: item, isInMyList });
      reporter.error(error, context);
    }
  };
  return { isInMyList, toggle: () => void change() };
}
