import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { useGetProductsQuery } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { useConfig, useOrigin } from '@tv/config';
import { customerLinks, links, parseProductIds, readProductIds } from '@tv/routes';
import { Redirect, Link, useIsHydrated } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import { packageChoicePath } from '../choice/rules/choiceQuery.ts';
import { costOf } from '../choice/rules/cost.ts';
import { priceSentence } from '../choice/rules/costTexts.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { Bill } from '../price/Bill.tsx';
import { formatPricePerMonth, sumPrices } from '../price/price.ts';
import { EmailRegistration } from './EmailRegistration.tsx';
import styles from './RegisterPage.module.css';
import { SignUpSteps } from './SignUpSteps.tsx';
import { WalletRegistration } from './WalletRegistration.tsx';
import { fieldErrorText } from './parseRegistrationError.ts';
import { startWalletSignUp, readWalletLoginResult, type WalletLoginResult } from './walletSignUp.ts';

/** Nothing if no wallet login is configured (SIGNUP-02). */
function WalletSignUpButton({ productIds }: { readonly productIds: readonly string[] }) {
  const { payment } = useConfig();
  const origin = useOrigin();
  if (payment.walletLoginUrl === '') return null;
  return (
    <>
      <Button
        isWide
        size="large"
        onClick={() => {
          const state = crypto.randomUUID();
          const loginUrl = payment.walletLoginUrl;
          location.assign(startWalletSignUp(openTabStorage(), { loginUrl, origin, state, productIds }));
        }}
      >
        Fortsett med Vipps
      </Button>
      <p className={styles.or}>
        <span>eller med e-post</span>
      </p>
    </>
  );
}

/** `/bli-kunde/registrer/{id}`: registration by e-mail or wallet (ROUTE-47, ROUTE-48). */
export function RegisterPage() {
  const { id } = useParams();
  const { search } = useLocation();
  const user = useCurrentUser();
  const analytics = useAnalytics();
  const isHydrated = useIsHydrated();
  const [walletResult, setWalletResult] = useState<WalletLoginResult>();
  if (isHydrated && walletResult === undefined)
    setWalletResult(readWalletLoginResult(openTabStorage(), search));
  const answer = walletResult ?? { kind: 'none' };
  const [isExpired, setIsExpired] = useState(false);
  const inAddress = [...new Set([...parseProductIds(id), ...readProductIds(search)])];
  const productIds = answer.kind === 'none' ? inAddress : answer.productIds;
  useEffect(() => analytics.push({ event: 'onboarding', step: 'register' }), [analytics]);
  if (user.kind === 'customer')
    return <Redirect to={customerLinks.purchase({ mode: 'PURCHASE', productIds })} />;
  const isFromWallet = answer.kind === 'code' && !isExpired;
  return (
    <PageFrame
      title="Opprett konto"
      above={<SignUpSteps at={1} productIds={productIds} />}
      lead={
        <>
          Har du konto?{' '}
          <TextLink as={Link} to={customerLinks.purchase({ mode: 'PURCHASE', productIds })}>
            Logg inn
          </TextLink>
        </>
      }
    >
      <div className={styles.parts}>
        <div className={styles.form}>
          {(isExpired || answer.kind === 'refused') && (
            <p role="alert" className={styles.error}>
              {fieldErrorText('code')}.
            </p>
          )}
          {isFromWallet ? (
            <WalletRegistration
              code={answer.code}
              productIds={productIds}
              onExpired={() => setIsExpired(true)}
            />
          ) : (
            <>
              <WalletSignUpButton productIds={productIds} />
              <EmailRegistration productIds={productIds} />
            </>
          )}
          <p className={styles.small}>
            Slik tar vi vare på opplysningene dine: <TextLink href={links.privacy()}>personvern</TextLink>.
          </p>
        </div>
        <ChosenProducts productIds={productIds} />
      </div>
    </PageFrame>
  );
}

function ChosenProducts({ productIds }: { readonly productIds: readonly string[] }) {
  const { data, isError, isFetching, refetch } = useGetProductsQuery({});
  if (data === undefined && !isError && productIds.length > 0) return null;
  if (data === undefined && isError) {
    return (
      <Section title="Du har valgt" className={styles.chosen} titleClassName={styles.title}>
        <p role="alert">Vi fikk ikke hentet det du har valgt. Du kan opprette konto likevel.</p>
        <Button onClick={() => void refetch()} isLoading={isFetching}>
          Prøv igjen
        </Button>
      </Section>
    );
  }
  const chosen = productIds.flatMap((id) => data?.find((product) => product.id === id) ?? []);
  const base = chosen.find(({ baseProduct }) => baseProduct);
  const cost = base && costOf({ base, addOns: chosen.filter((product) => product !== base) });
  const isShort = chosen.length < productIds.length;
  return (
    <Section title="Du har valgt" className={styles.chosen} titleClassName={styles.title}>
      {chosen.length > 0 && (
        <Bill
          lines={chosen.map(({ name, price }) => ({ name, price: formatPricePerMonth(price) }))}
          sum={{
            name: 'Til sammen',
            price: formatPricePerMonth(sumPrices(chosen.map(({ price }) => price))),
          }}
        />
      )}
      {cost !== undefined && cost.periods.length > 1 && <p>{priceSentence(cost)}</p>}
      {isShort && <p className={styles.note}>Noe av det du valgte, selges ikke lenger.</p>}
      {chosen.length === 0 && <p>Ingenting ennå. Du velger pakke før du betaler.</p>}
      <TextLink as={Link} to={packageChoicePath(chosen.map(({ id }) => id))}>
        {chosen.length === 0 ? 'Velg pakke' : 'Endre valget'}
      </TextLink>
      <p className={styles.note}>Du ser nøyaktig hva du skal betale, med rabatter, før du bekrefter.</p>
    </Section>
  );
}
