import { useBrand } from '@tv/config';
import { DocumentHead, seoDescription } from '@tv/config/head';
import { links } from '@tv/routes';
import { formatLongDate, startOfDay } from '@tv/time';

/** The guide's document head (PAGE-49…54). A valid day in the URL is part of the canonical path. */
export function GuideHead({ day }: { readonly day: string | undefined }) {
  const brand = useBrand();
  const date = day === undefined ? undefined : formatLongDate(startOfDay(day));
  const when = date === undefined ? 'nå, i kveld og de neste dagene' : date;
  const description = `Se hva som går på TV ${when}: programmer og sendetider for alle kanalene.`;
  return (
    <DocumentHead
      title={date === undefined ? 'TV-guide' : `TV-guide ${date}`}
      description={seoDescription({ description }, brand)}
      path={links.guide(day)}
    />
  );
}
