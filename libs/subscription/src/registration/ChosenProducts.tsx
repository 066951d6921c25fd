import { useGetProductsQuery } from '@tv/api-client';
import { Link } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import { packageChoicePath } from '../choice/rules/choiceQuery.ts';
import { costOf } from '../choice/rules/cost.ts';
import { priceSentence } from '../choice/rules/costTexts.ts';
import { Section } from '../frame/Section.tsx';
import { Bill } from '../price/Bill.tsx';
import { formatPricePerMonth, sumPrices } from '../price/formatPrice.ts';
import styles from './ChosenProducts.module.css';

export function ChosenProducts({ productIds }: { readonly productIds: readonly string[] }) {
  const { data, isError, isFetching, refetch } = useGetProductsQuery({});
  if (data === undefined && productIds.length > 0 && !isError) return null;
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
