import { useEffect, useState } from 'react';
import { tabStorage } from '../payment/intent/tabStorage.browser.ts';
import { clearMethodChanged, wasMethodChanged } from '../payment/outcome/methodChangedFlag.ts';

/** Whether the payment method has just been changed; true once. */
export function usePaymentMethodChanged(): boolean {
  const [isChanged] = useState(() => wasMethodChanged(tabStorage()));
  useEffect(() => clearMethodChanged(tabStorage()), []);
  return isChanged;
}
