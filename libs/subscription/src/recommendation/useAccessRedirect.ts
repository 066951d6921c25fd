import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useGetCustomerQuery, useGetTitleQuery, useRecommendProductsQuery } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { customerLinks, links, readAccessParams } from '@tv/routes';
import { packageChoicePath } from '../choice/rules/choiceQuery.ts';
import { canChangeSubscription } from '../status/subscriptionState.ts';
import { recommendationRequest } from './recommendationRequest.ts';
import type { SignUpFromAsset } from './signUpFromAsset.ts';

export interface AccessRedirect {
  readonly to: string;
  /** Undefined if the title could not be fetched. */
  readonly asset: SignUpFromAsset | undefined;
}

/** Where the access page redirects; undefined while loading. */
export function useAccessRedirect(): AccessRedirect | undefined {
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
    const asset = title.data && {
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
