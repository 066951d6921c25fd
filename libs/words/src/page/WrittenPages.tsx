import { useLocation } from 'react-router-dom';
import { useBrand } from '@tv/config';
import { HelpIndex } from '../help/HelpIndex.tsx';
import { HelpPage } from '../help/HelpPage.tsx';
import { PackageIndex } from '../package/PackageIndex.tsx';
import { PackagePage } from '../package/PackagePage.tsx';
import { ServicePage } from '../service/ServicePage.tsx';
import { Article } from './Article.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useLate } from './useLate.ts';
import type { WrittenPage } from './writtenPage.ts';
import { writtenPageAt } from './writtenPageAt.ts';

/** A page in the layout of its subject. */
export function WrittenPageView({ page }: { readonly page: WrittenPage }) {
  switch (page.subject.kind) {
    case 'article':
      return <Article page={page} />;
    case 'helpIndex':
      return <HelpIndex page={page} />;
    case 'help':
      return <HelpPage page={page} topic={page.subject.topic} />;
    case 'service':
      return <ServicePage page={page} service={page.subject.service} />;
    case 'packageIndex':
      return <PackageIndex page={page} />;
    case 'package':
      return <PackagePage page={page} />;
  }
}

/** Route of all editorial pages (PAGE-01…28, ROUTE-66…68). */
export function WrittenPages() {
  const brand = useBrand();
  const { pathname } = useLocation();
  const { path, pages } = writtenPageAt(brand, pathname);
  const page = useLate(pages)?.[path];
  return page === undefined ? <PageSkeleton /> : <WrittenPageView page={page} />;
}
