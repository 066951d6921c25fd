import { useEffect, useState } from 'react';
import { openTabStorage } from '@tv/browser-storage/browser';
import { methodChanged } from '../payment/outcome/methodChanged.ts';

/** Whether the payment method has just been changed; true once. */
export function usePaymentMethodChanged(): boolean {
  const [isChanged] = useState(() => methodChanged.read(openTabStorage()) !== undefined);
  useEffect(() => methodChanged.clear(openTabStorage()), []);
  return isChanged;
}
