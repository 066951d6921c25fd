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
import { lastDayText } from '../price/lastDayText.ts';
import { VoucherField } from './VoucherField.tsx';
import styles from './VoucherRedemption.module.css';
import { isVoucherRejected, useVoucherInput, type VoucherInput } from './useVoucherInput.browser.ts';
import { voucherText } from './voucherText.ts';

interface VoucherRedemptionProps {
  /** Redeems a valid code without a click. */
  readonly isAutomatic?: boolean;
}

/** Active or pending voucher (VOUCH-05), and a form to redeem another (VOUCH-04, VOUCH-10). */
export function VoucherRedemption({ isAutomatic = false }: VoucherRedemptionProps) {
  const { data: active } = useGetActiveVoucherQuery();
  const { data: products } = useGetProductsQuery({});
  const voucherInput = useVoucherInput();
  const describe = (voucher: Voucher) =>
    voucherText(voucher, (id) => products?.find((product) => product.id === id)?.name);
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
              {lastDayText(active.validTo)}
            </span>
          )}
        </p>
      )}
      <VoucherField
        voucherInput={voucherInput}
        describe={(voucher) => ({ text: describe(voucher), isApplicable: true })}
      />
      {voucherInput.status.kind === 'valid' && (
        <RedeemForm key={voucherInput.code} voucherInput={voucherInput} isAutomatic={isAutomatic} />
      )}
    </div>
  );
}

function redemptionErrorText(error: unknown): string {
  if (isRequestError(error, 409)) return 'Koden er allerede brukt';
  return isVoucherRejected(error)
    ? 'Koden kan ikke brukes på abonnementet ditt nå'
    : 'Vi fikk ikke løst inn koden. Prøv igjen.';
}

interface RedeemProps {
  readonly voucherInput: VoucherInput;
  readonly isAutomatic: boolean;
}

function RedeemForm({ voucherInput, isAutomatic }: RedeemProps) {
  const analytics = useAnalytics();
  const [redeem, { isLoading }] = useRedeemVoucherMutation();
  const [errorText, setErrorText] = useState<string>();
  const { code } = voucherInput;
  const handleRedeem = async () => {
    setErrorText(undefined);
    const { error } = await redeem(code);
    if (error) return setErrorText(redemptionErrorText(error));
    if (code !== undefined) analytics.push({ event: 'voucher', code, action: 'redeemed' });
    voucherInput.remove();
  };
  // Once per code.
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isAutomatic || hasStarted.current) return;
    hasStarted.current = true;
    void handleRedeem();
  });
  return (
    <div className={styles.redeem}>
      <Button
        variant={isAutomatic ? 'secondary' : 'primary'}
        isLoading={isLoading}
        onClick={() => void handleRedeem()}
      >
        Løs inn koden
      </Button>
      {errorText !== undefined && (
        <p role="alert" className={styles.trouble}>
          {errorText}
        </p>
      )}
    </div>
  );
}
