import { useEffect, useRef, useState } from 'react';
import { useAnalytics } from '@tv/analytics';
import {
  isRequestError,
  useGetActiveVoucherQuery,
  useGetProductsQuery,
  useRedeemVoucherMutation,
  type Voucher,
} from '@tv/api-client';
import { Button, CheckIcon } from '@tv/ui';
import { lastDay } from '../price/lastDay.ts';
import { VoucherField } from './VoucherField.tsx';
import styles from './VoucherRedemption.module.css';
import { isRefusal } from './isRefusal.ts';
import { useVoucher, type VoucherDesk } from './useVoucher.browser.ts';
import { voucherWords } from './voucherWords.ts';

interface VoucherRedemptionProps {
  /** Redeems a valid code without a press. */
  readonly isAutomatic?: boolean;
  readonly onRedeemed?: () => void;
}

/** Active or pending voucher (VOUCH-05), and a form to redeem another (VOUCH-04, VOUCH-10). */
export function VoucherRedemption({ isAutomatic = false, onRedeemed }: VoucherRedemptionProps) {
  const { data: active } = useGetActiveVoucherQuery();
  const { data: products } = useGetProductsQuery({});
  const voucherInput = useVoucher();
  const describe = (voucher: Voucher) =>
    voucherWords(voucher, (id) => products?.find((product) => product.id === id)?.name);
  return (
    <div className={styles.redemption}>
      {active && (
        <p className={styles.active}>
          <CheckIcon />
          {active.validTo === undefined ? (
            <span>
              <strong>{active.code}</strong> venter på neste kjøp: {describe(active)}
            </span>
          ) : (
            <span>
              Du bruker <strong>{active.code}</strong>: {describe(active)}, til og med{' '}
              {lastDay(active.validTo)}
            </span>
          )}
        </p>
      )}
      <VoucherField
        voucherInput={voucherInput}
        describe={(voucher) => ({ text: describe(voucher), isApplicable: true })}
      />
      {voucherInput.standing.kind === 'valid' && (
        <Redeem
          key={voucherInput.code}
          voucherInput={voucherInput}
          isAutomatic={isAutomatic}
          onRedeemed={onRedeemed}
        />
      )}
    </div>
  );
}

function troubleOf(error: unknown): string {
  if (isRequestError(error, 409)) return 'Koden er allerede brukt';
  return isRefusal(error)
    ? 'Koden kan ikke brukes på abonnementet ditt nå'
    : 'Vi fikk ikke løst inn koden. Prøv igjen.';
}

interface RedeemProps {
  readonly voucherInput: VoucherDesk;
  readonly isAutomatic: boolean;
  readonly onRedeemed: (() => void) | undefined;
}

function Redeem({ voucherInput, isAutomatic, onRedeemed }: RedeemProps) {
  const analytics = useAnalytics();
  const [redeem, { isLoading }] = useRedeemVoucherMutation();
  const [trouble, setTrouble] = useState<string>();
  const { code } = voucherInput;
  const press = async () => {
    setTrouble(undefined);
    const { error } = await redeem(code);
    if (error) {
      setTrouble(troubleOf(error));
      return;
    }
    if (code !== undefined) analytics.push({ event: 'voucher', code, action: 'redeemed' });
    voucherInput.remove();
    onRedeemed?.();
  };
  // Once per code.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isAutomatic || hasBegun.current) return;
    hasBegun.current = true;
    void press();
  });
  return (
    <div className={styles.redeem}>
      <Button
        variant={isAutomatic ? 'secondary' : 'primary'}
        isLoading={isLoading}
        onClick={() => void press()}
      >
        Løs inn koden
      </Button>
      {trouble !== undefined && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </div>
  );
}
