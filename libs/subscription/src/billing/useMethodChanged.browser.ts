import { useEffect, useState } from 'react';
import { clearMethodChanged, isMethodChanged } from '../payment/methodChangedNote.ts';
import { tabStorage } from '../payment/tabStorage.browser.ts';

/** Whether the payment method has just been changed; true once. */
export function useMethodChanged(): boolean {
  const [isChanged] = useState(() => isMethodChanged(tabStorage()));
  useEffect(() => clearMethodChanged(tabStorage()), []);
  return isChanged;
}
