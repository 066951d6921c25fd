import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { useIdentifyVoucherMutation, useValidateVoucherQuery, type Voucher } from '@tv/api-client';
import { openStorage } from '@tv/config';
import { useClock } from '@tv/time';
import { useUserId } from '../payment/useUserId.ts';
import { phoneToSend } from '../phone/norwegianPhone.ts';
import { isRefusal } from './isRefusal.ts';
import { forgetVoucher, keepVoucher, keptVoucher } from './preloadedVoucher.ts';

const open = () => openStorage(() => window.localStorage);

export type VoucherStanding =
  | { readonly kind: 'none' | 'checking' | 'invalid' }
  /** Validation failed. */
  | { readonly kind: 'unavailable'; readonly retry: () => void }
  | { readonly kind: 'needsPhone'; readonly voucher: Voucher }
  | { readonly kind: 'valid'; readonly voucher: Voucher };

export interface VoucherDesk {
  readonly code: string | undefined;
  readonly standing: VoucherStanding;
  readonly apply: (code: string) => void;
  readonly remove: () => void;
  /** Resolves to the error, if any. */
  readonly identify: (phoneNumber: string) => Promise<'refused' | 'unavailable' | undefined>;
}

/** The voucher of the URL (VOUCH-01) or the field (VOUCH-04), validated. */
export function useVoucher(): VoucherDesk {
  const clock = useClock();
  const analytics = useAnalytics();
  const { search } = useLocation();
  const userId = useUserId();
  const [code, setCode] = useState<string>();
  const [identified, setIdentified] = useState<Voucher>();
  const [askWhose] = useIdentifyVoucherMutation();
  // A new code in the URL changes `search`.
  useEffect(() => {
    setCode((current) => keptVoucher(open(), clock.now(), userId) ?? current);
  }, [clock, search, userId]);

  const { data, error, isFetching, refetch } = useValidateVoucherQuery(code, { skip: code === undefined });
  const voucher = identified?.code === code ? identified : data;
  const standing = standingOf(code, { voucher, error, isFetching, retry: () => void refetch() });
  const { kind } = standing;

  const told = useRef<string>(undefined);
  useEffect(() => {
    if (code === undefined || (kind !== 'valid' && kind !== 'invalid')) return;
    if (kind === 'invalid') forgetVoucher(open());
    // Track each result once (ANA-27).
    if (told.current === `${code} ${kind}`) return;
    told.current = `${code} ${kind}`;
    analytics.push({ event: 'voucher', code, action: kind === 'valid' ? 'applied' : 'rejected' });
  }, [analytics, code, kind]);

  return {
    code,
    standing,
    apply(next) {
      keepVoucher(open(), next, clock.now(), userId);
      setIdentified(undefined);
      if (next === code) void refetch();
      else setCode(next);
    },
    remove() {
      forgetVoucher(open());
      setCode(undefined);
    },
    async identify(phoneNumber) {
      const answer = await askWhose({ code, phoneNumber: phoneToSend(phoneNumber) });
      if (answer.error) return isRefusal(answer.error) ? 'refused' : 'unavailable';
      if (!answer.data.isValid || answer.data.requiresIdentification) return 'refused';
      // The server may normalize the code.
      setIdentified({ ...answer.data, code: code ?? answer.data.code });
      return undefined;
    },
  };
}

interface Asked {
  readonly voucher: Voucher | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

function standingOf(code: string | undefined, { voucher, error, isFetching, retry }: Asked): VoucherStanding {
  if (code === undefined) return { kind: 'none' };
  if (isFetching) return { kind: 'checking' };
  if (error !== undefined) return isRefusal(error) ? { kind: 'invalid' } : { kind: 'unavailable', retry };
  if (voucher === undefined) return { kind: 'checking' };
  if (!voucher.isValid) return { kind: 'invalid' };
  return { kind: voucher.requiresIdentification ? 'needsPhone' : 'valid', voucher };
}
