import { Button, CheckIcon, PlusIcon } from '@tv/ui';
import { useMyList, type Listable } from './useMyList.ts';

export interface MyListButtonProps {
  readonly item: Listable;
  /** What the title is called, where others have a button like this on the same page. */
  readonly name?: string;
  /** What a failure is reported as. */
  readonly context: string;
  readonly className?: string | undefined;
}

/** Puts a title on the viewer's list, or takes it off (LIST-13). Only customers have a list. */
export function MyListButton({ item, name, context, className }: MyListButtonProps) {
  const myList = useMyList(item, context);
  if (!myList) return null;
  const words = name === undefined ? '' : ` ${name}`;
  return (
    <Button
      variant="on-image"
      size="large"
      icon={myList.isInMyList ? <CheckIcon /> : <PlusIcon />}
      aria-label={myList.isInMyList ? `Fjern${words} fra Min liste` : `Legg${words} i Min liste`}
      className={className}
      onClick={myList.toggle}
    >
      Min liste
    </Button>
  );
}
