import { useState } from 'react';
import { useAnalytics } from '@tv/analytics';
import {
  isRequestError,
  useGetActiveVoucherQuery,
  useRedeemVoucherMutation,
  type Voucher,
} from '@tv/api-client';
import { longDate } from '@tv/time';
import { Button, CheckIcon } from '@tv/ui';
import { VoucherField } from '../voucher/VoucherField.tsx';
import { isRefusal } from '../voucher/isRefusal.ts';
import { useVoucher, type VoucherDesk } from '../voucher/useVoucher.browser.ts';
import { voucherWords } from '../voucher/voucherWords.ts';
import styles from './SubscriptionPage.module.css';

/** The voucher in use (VOUCH-05), and where another is written and redeemed (VOUCH-04, VOUCH-10). */
export function VoucherSection() {
  const { data: active } = useGetActiveVoucherQuery();
  const desk = useVoucher();
  return (
    <section aria-labelledby="rabatt" className={styles.standing}>
      <h2 id="rabatt">Rabattkode</h2>
      {active && <Active voucher={active} />}
      <VoucherField
        desk={desk}
        describe={(voucher) => ({ text: voucherWords(voucher, () => undefined), isGood: true })}
      />
      {desk.standing.kind === 'valid' && <Redeem key={desk.code} desk={desk} />}
    </section>
  );
}

function Active({ voucher }: { readonly voucher: Voucher }) {
  const { code, validTo } = voucher;
  return (
    <p className={styles.active}>
      <CheckIcon />
      <span>
        Du bruker <strong>{code}</strong>: {voucherWords(voucher, () => undefined)}
        {validTo === undefined ? '' : `, til ${longDate(validTo)}`}
      </span>
    </p>
  );
}

/** Why a code that was good could not be redeemed. */
function troubleOf(error: unknown): string {
  if (isRequestError(error, 409)) return 'Koden er allerede brukt';
  return isRefusal(error) ? 'Ugyldig kode' : 'Vi fikk ikke løst inn koden. Prøv igjen.';
}

function Redeem({ desk }: { readonly desk: VoucherDesk }) {
  const analytics = useAnalytics();
  const [redeem, { isLoading }] = useRedeemVoucherMutation();
  const [trouble, setTrouble] = useState<string>();
  const { code } = desk;
  const press = async () => {
    setTrouble(undefined);
    const { error } = await redeem(code);
    if (error) {
      setTrouble(troubleOf(error));
      return;
    }
    if (code !== undefined) analytics.push({ event: 'voucher', code, action: 'redeemed' });
    desk.remove();
  };
  return (
    <div className={styles.redeem}>
      <Button variant="primary" isLoading={isLoading} onClick={() => void press()}>
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
