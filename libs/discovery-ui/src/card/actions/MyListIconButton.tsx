import type { Card } from '@tv/api-client';
import { CheckIcon, IconButton, PlusIcon } from '@tv/ui';
import { useMyList } from '../../myList/useMyList.ts';
import { titleOrFallback } from '../labels/cardTexts.ts';

export interface MyListIconButtonProps {
  readonly card: Card;
  readonly variant: 'on-image' | 'plain';
  readonly className?: string | undefined;
}

/** Toggles my list from the hover actions (LIST-13). Not a tab stop. */
export function MyListIconButton({ card, variant, className }: MyListIconButtonProps) {
  const myList = useMyList(card, 'card.myList');
  if (!myList) return null;
  const title = titleOrFallback(card.title);
  const { isInMyList } = myList;
  return (
    <IconButton
      label={isInMyList ? `Fjern ${title} fra Min liste` : `Legg ${title} i Min liste`}
      title={isInMyList ? 'Fjern fra Min liste' : 'Legg i Min liste'}
      icon={isInMyList ? <CheckIcon /> : <PlusIcon />}
      variant={variant}
      size="small"
      tabIndex={-1}
      className={className}
      onClick={myList.toggle}
    />
  );
}
