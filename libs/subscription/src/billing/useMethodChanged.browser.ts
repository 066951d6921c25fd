import { useEffect, useState } from 'react';
import { clearMethodChanged, isMethodChanged } from '../payment/methodChangedNote.ts';
import { tabStorage } from '../payment/tabStorage.browser.ts';

/** Whether the customer has just changed payment method; true on one visit only. */
export function useMethodChanged(): boolean {
  const [isChanged] = useState(() => isMethodChanged(tabStorage()));
  useEffect(() => clearMethodChanged(tabStorage()), []);
  return isChanged;
}
