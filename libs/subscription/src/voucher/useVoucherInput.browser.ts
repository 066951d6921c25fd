import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import {
  useIdentifyVoucherMutation,
  useValidateVoucherQuery,
  type Voucher,
  isRequestError,
} from '@tv/api-client';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { useClock } from '@tv/time';
import { useUserId } from '../payment/intent/useUserId.ts';
import { phoneForRequest } from '../phone/norwegianPhone.ts';
import { storedVoucher, savePreloadedVoucher, readPreloadedVoucher } from './preloadedVoucher.ts';

/** Returns whether the server rejected the code. Other errors say nothing about it. */
export const isVoucherRejected = (error: unknown): boolean =>
  isRequestError(error, 400) || isRequestError(error, 404);

type VoucherStatus =
  | { readonly kind: 'none' | 'checking' | 'invalid' }
  /** Validation failed. */
  | { readonly kind: 'unavailable'; readonly retry: () => void }
  | { readonly kind: 'needsPhone' | 'valid'; readonly voucher: Voucher };

/** Returns the voucher of the URL (VOUCH-01) or the field (VOUCH-04), validated. */
export function useVoucherInput() {
  const clock = useClock();
  const analytics = useAnalytics();
  const { search } = useLocation();
  const userId = useUserId();
  const [code, setCode] = useState<string>();
  const [identified, setIdentified] = useState<Voucher>();
  const [identifyVoucher] = useIdentifyVoucherMutation();
  // A new code in the URL changes `search`.
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- reading also clears or claims the stored code
    setCode((current) => readPreloadedVoucher(openDeviceStorage(), clock.now(), userId) ?? current);
  }, [clock, search, userId]);
  const { data, error, isFetching, refetch } = useValidateVoucherQuery(code, { skip: code === undefined });
  const voucher = identified?.code === code ? identified : data;
  const status: VoucherStatus =
    code === undefined || isFetching
      ? { kind: code === undefined ? 'none' : 'checking' }
      : checkedStatus(voucher, error, () => void refetch());
  const { kind } = status;
  const trackedKey = useRef<string>(undefined);
  useEffect(() => {
    if (code === undefined || (kind !== 'valid' && kind !== 'invalid')) return;
    if (kind === 'invalid') storedVoucher.clear(openDeviceStorage());
    // Track each result once (ANA-27).
    if (trackedKey.current === `${code} ${kind}`) return;
    trackedKey.current = `${code} ${kind}`;
    analytics.push({ event: 'voucher', code, action: kind === 'valid' ? 'applied' : 'rejected' });
  }, [analytics, code, kind]);
  return {
    code,
    status,
    apply: (next: string): void => {
      savePreloadedVoucher(openDeviceStorage(), next, clock.now(), userId);
      setIdentified(undefined);
      if (next === code) void refetch();
      else setCode(next);
    },
    remove: (): void => {
      storedVoucher.clear(openDeviceStorage());
      setCode(undefined);
    },
    /** Resolves to the error, if any. */
    identify: async (phoneNumber: string): Promise<'refused' | 'unavailable' | undefined> => {
      const answer = await identifyVoucher({ code, phoneNumber: phoneForRequest(phoneNumber) });
      if (answer.error) return isVoucherRejected(answer.error) ? 'refused' : 'unavailable';
      if (!answer.data.isValid || answer.data.requiresIdentification) return 'refused';
      // The server may normalize the code.
      setIdentified({ ...answer.data, code: code ?? answer.data.code });
      return undefined;
    },
  };
}

export type VoucherInput = ReturnType<typeof useVoucherInput>;

function checkedStatus(voucher: Voucher | undefined, error: unknown, retry: () => void): VoucherStatus {
  if (error !== undefined)
    return isVoucherRejected(error) ? { kind: 'invalid' } : { kind: 'unavailable', retry };
  if (voucher === undefined) return { kind: 'checking' };
  if (!voucher.isValid) return { kind: 'invalid' };
  return { kind: voucher.requiresIdentification ? 'needsPhone' : 'valid', voucher };
}
