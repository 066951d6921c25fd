import { useLocation, useParams } from 'react-router-dom';
import { PURCHASE_PURPOSES, readProductIds } from '@tv/routes';
import { Purchase } from './Purchase.tsx';

/** `/min-konto/{purpose}` (ROUTE-60, ROUTE-61). */
export function PurchasePage() {
  const { purpose } = useParams();
  const { search } = useLocation();
  const requestedPurpose = PURCHASE_PURPOSES.find((one) => one === purpose) ?? 'kjøp';
  return <Purchase requestedPurpose={requestedPurpose} productIds={readProductIds(search)} />;
}
