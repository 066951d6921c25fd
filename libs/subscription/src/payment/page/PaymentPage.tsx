import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetProductsQuery } from '@tv/api-client';
import { openTabStorage } from '@tv/browser-storage/browser';
import { customerLinks, PURCHASE_PURPOSES, parseProductIds } from '@tv/routes';
import { Redirect } from '@tv/ssr';
import { PendingPage } from '../../frame/PageFrame.tsx';
import { readIntent } from '../intent/paymentIntent.ts';
import { useUserId } from '../intent/useUserId.ts';
import { Purchase } from './PurchasePage.tsx';
import { PURPOSE_TEXTS } from './purposeTexts.ts';

function pendingOrderPath(userId: string, id: string): string | undefined {
  const intent = readIntent(openTabStorage(), userId);
  const purpose = PURCHASE_PURPOSES.find((one) => one === intent?.purpose);
  if (intent?.order?.orderId !== id || purpose === undefined) return undefined;
  return customerLinks.purchaseFor(purpose, intent.productIds);
}

/** `/payment/{id}`: pays for comma-joined product ids, or continues an order of this tab (ROUTE-62). */
export function PaymentPage() {
  const { id = '' } = useParams();
  const userId = useUserId();
  const [target] = useState(() => pendingOrderPath(userId, id));
  const query = useGetProductsQuery({});
  const { data } = query;
  const ids = parseProductIds(id);
  if (target !== undefined) return <Redirect to={target} />;
  if (data === undefined) {
    return (
      <PendingPage
        title={PURPOSE_TEXTS.kjøp.title}
        query={query}
        failureText="Vi fikk ikke hentet det du har valgt."
      />
    );
  }
  const isSold = ids.length > 0 && ids.every((one) => data.some((product) => product.id === one));
  return isSold ? (
    <Purchase requestedPurpose="kjøp" productIds={ids} />
  ) : (
    <Redirect to={customerLinks.purchase({ mode: 'PURCHASE' })} />
  );
}
