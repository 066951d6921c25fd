import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useGetCustomerQuery, useGetTitleQuery, useRecommendProductsQuery } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { DocumentHead } from '@tv/config/head';
import { customerLinks, links, readAccessParams } from '@tv/routes';
import { Skeleton } from '@tv/ui';
import { packageChoicePath } from '../choice/rules/choiceQuery.ts';
import { canChangeSubscription } from '../status/subscriptionState.ts';
import styles from './AccessPage.module.css';
import { recommendationRequest } from './recommendationRequest.ts';
import { storedSignUpAsset, type SignUpFromAsset } from './signUpFromAsset.ts';

/** Where the access page redirects; undefined while loading. */
function useAccessRedirect() {
  const { type, id = '' } = useParams();
  const { search } = useLocation();
  const isLive = type === 'live';
  const isCustomer = useCurrentUser().kind === 'customer';
  const title = useGetTitleQuery(id);
  const customer = useGetCustomerQuery(undefined, { skip: !isCustomer });
  const isKnown = title.data !== undefined || title.isError;
  const given = useMemo(() => readAccessParams(search), [search]);
  const request = useMemo(
    () => recommendationRequest({ given, isLive, id, title: title.data }),
    [given, isLive, id, title.data],
  );
  const recommended = useRecommendProductsQuery(request ?? { entitlementKeys: [], channelExternalIds: [] }, {
    skip: !isKnown || request === undefined,
  });
  const isAnswered = request === undefined || recommended.data !== undefined || recommended.isError;
  const isCustomerKnown = !isCustomer || customer.data !== undefined || customer.isError;
  const isReady = isKnown && isAnswered && isCustomerKnown;
  const isChange = isCustomer && canChangeSubscription(customer.data?.subscribedPackage);
  return useMemo(() => {
    if (!isReady) return undefined;
    const products = recommended.data?.products ?? [];
    const back = given.from ?? links.watch({ kind: isLive ? 'live' : 'vod', id });
    /** Undefined if the title could not be fetched. */
    const asset: SignUpFromAsset | undefined = title.data && {
      name: title.data.name,
      image: title.data.image?.url,
      genres: title.data.genres ?? [],
      recommendedPackageId: recommended.data?.packageId,
      provider: given.provider ?? title.data.channel?.name,
      path: back,
    };
    if (products.length === 0 || !isCustomer) return { to: packageChoicePath(products), asset };
    const mode = isChange ? 'CHANGE' : 'PURCHASE';
    return { to: customerLinks.purchase({ mode, productIds: products }), asset };
  }, [isReady, recommended.data, title.data, given, isLive, id, isCustomer, isChange]);
}

/**
 * `/tilgang/{type}/{id}`: redirects to the products that give access to an asset (REC-01…03). Customers go to
 * the purchase, visitors to the package choice.
 */
export function AccessPage() {
  const access = useAccessRedirect();
  const navigate = useNavigate();
  useEffect(() => {
    if (access === undefined) return;
    if (access.asset) storedSignUpAsset.write(openTabStorage(), access.asset);
    else storedSignUpAsset.clear(openTabStorage());
    void navigate(access.to, { replace: true });
  }, [access, navigate]);
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
