import { Button, CheckIcon, PlusIcon } from '@tv/ui';
import { useMyList, type MyListItem } from './useMyList.ts';

export interface MyListButtonProps {
  readonly item: MyListItem;
  /** Title for the accessible name, if the page has several such buttons. */
  readonly name?: string;
  /** Context of reported errors. */
  readonly context: string;
  readonly className?: string | undefined;
}

/** Toggles a title on my list (LIST-13). Customers only. */
export function MyListButton({ item, name, context, className }: MyListButtonProps) {
  const myList = useMyList(item, context);
  if (!myList) return null;
  const titlePart = name === undefined ? '' : ` ${name}`;
  return (
    <Button
      variant="on-image"
      size="large"
      icon={myList.isInMyList ? <CheckIcon /> : <PlusIcon />}
      aria-label={myList.isInMyList ? `Fjern${titlePart} fra Min liste` : `Legg${titlePart} i Min liste`}
      className={className}
      onClick={myList.toggle}
    >
      Min liste
    </Button>
  );
}
