import { useAnalytics, useReporter } from '@tv/analytics';
import { useSetInMyListMutation, type Card } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { CheckIcon, IconButton, PlusIcon } from '@tv/ui';
import { named } from '../words/named.ts';

export interface MyListButtonProps {
  readonly card: Card;
  readonly isInMyList: boolean;
  readonly onChange: (isInMyList: boolean) => void;
  /** `on-image` on the card's picture, `plain` on a surface. */
  readonly variant: 'on-image' | 'plain';
  readonly className?: string | undefined;
}

/** Shows the change at once, and takes it back where the server refuses it. Only customers have a list. */
export function MyListButton({ card, isInMyList, onChange, variant, className }: MyListButtonProps) {
  const viewer = useViewer();
  const analytics = useAnalytics();
  const reporter = useReporter();
  const [setInMyList] = useSetInMyListMutation();
  const link = card.links?.myList?.href;
  if (viewer.kind === 'anonymous' || link === undefined) return null;
  const title = named(card.title);
  const toggle = async () => {
    const isMember = !isInMyList;
    onChange(isMember);
    try {
      await setInMyList({ link, isMember }).unwrap();
      analytics.push({
        event: 'toggle_wish_list',
        titleId: card.id,
        title: card.title,
        isInMyList: isMember,
      });
    } catch (error) {
      onChange(isInMyList);
      reporter.error(error, 'card.myList');
    }
  };
  return (
    <IconButton
      label={isInMyList ? `Fjern ${title} fra Min liste` : `Legg ${title} i Min liste`}
      title={isInMyList ? 'Fjern fra Min liste' : 'Legg i Min liste'}
      icon={isInMyList ? <CheckIcon /> : <PlusIcon />}
      variant={variant}
      size="small"
      tabIndex={-1}
      className={className}
      onClick={() => void toggle()}
    />
  );
}
