import { useParams, useSearchParams } from 'react-router-dom';
import { PURCHASE_PURPOSES } from '@tv/routes';
import { Purchase } from './Purchase.tsx';
import { productIdsIn } from '../register/productIds.ts';

/** `/min-konto/{purpose}`: buying, changing, restarting, going on and keeping (ROUTE-60, ROUTE-61). */
export function PurchasePage() {
  const { purpose } = useParams();
  const [query] = useSearchParams();
  const asked = PURCHASE_PURPOSES.find((one) => one === purpose?.toLowerCase().normalize()) ?? 'kjøp';
  return <Purchase asked={asked} productIds={productIdsIn(query)} />;
}
