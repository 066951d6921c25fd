import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useGetCustomerQuery, useGetTitleQuery, useRecommendProductsQuery } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { DocumentHead } from '@tv/config/head';
import { customerLinks, links, readAccessParams } from '@tv/routes';
import { Skeleton } from '@tv/ui';
import { packageChoicePath } from '../choice/rules/choiceQuery.ts';
import { canChangeSubscription } from '../status/subscriptionState.ts';
import styles from './AccessPage.module.css';
import { recommendationRequest } from './recommendationRequest.ts';
import { storedSignUpAsset } from './signUpFromAsset.ts';

/** `/tilgang/{type}/{id}`: redirects to the products that give access to an asset (REC-01…03). */
export function AccessPage() {
  const { type, id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLive = type === 'live';
  const isCustomer = useIsCustomer();
  const title = useGetTitleQuery(id);
  const customer = useGetCustomerQuery(undefined, { skip: !isCustomer });
  const isKnown = title.data !== undefined || title.isError;
  const request = recommendationRequest({ given: readAccessParams(search), isLive, id, title: title.data });
  const recommended = useRecommendProductsQuery(request ?? { entitlementKeys: [], channelExternalIds: [] }, {
    skip: !isKnown || request === undefined,
  });
  const isAnswered = request === undefined || recommended.data !== undefined || recommended.isError;
  const isCustomerKnown = !isCustomer || customer.data !== undefined || customer.isError;
  const isReady = isKnown && isAnswered && isCustomerKnown;
  const isChange = isCustomer && canChangeSubscription(customer.data?.subscribedPackage);
  useEffect(() => {
    if (!isReady) return;
    const { from, provider } = readAccessParams(search);
    const productIds = recommended.data?.products ?? [];
    if (title.data)
      storedSignUpAsset.write(openTabStorage(), {
        name: title.data.name,
        image: title.data.image?.url,
        genres: title.data.genres ?? [],
        recommendedPackageId: recommended.data?.packageId,
        provider: provider ?? title.data.channel?.name,
        path: from ?? links.watch({ kind: isLive ? 'live' : 'vod', id }),
      });
    else storedSignUpAsset.clear(openTabStorage());
    const mode = isChange ? 'CHANGE' : 'PURCHASE';
    const isPurchase = isCustomer && productIds.length > 0;
    void navigate(isPurchase ? customerLinks.purchase({ mode, productIds }) : packageChoicePath(productIds), {
      replace: true,
    });
  }, [isReady, search, recommended.data, title.data, isLive, id, isCustomer, isChange, navigate]);
  return (
    <div className={styles.page}>
      <DocumentHead title="Finner pakken som passer" isHidden />
      <div role="status" aria-busy="true" className={styles.words}>
        <h1>Finner pakken som passer</h1>
        <Skeleton shape="text" width="16em" />
        <Skeleton className={styles.place} />
      </div>
    </div>
  );
}
