import { useLocation } from 'react-router-dom';
import { useBrand } from '@tv/config';
import { useRequiredModule } from '@tv/lazy';
import { HelpIndexPage } from '../help/HelpIndexPage.tsx';
import { HelpPage } from '../help/HelpPage.tsx';
import { PackageIndexPage } from '../package/PackageIndexPage.tsx';
import { PackagePage } from '../package/PackagePage.tsx';
import { ServicePage } from '../service/ServicePage.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import { EditorialPageSkeleton } from './EditorialPageSkeleton.tsx';
import type { EditorialPage } from './editorialPage.ts';
import { findEditorialPage } from './findEditorialPage.ts';

/** A page in the layout of its subject. */
function EditorialPageView({ page }: { readonly page: EditorialPage }) {
  switch (page.subject.kind) {
    case 'article':
      return <ArticlePage page={page} />;
    case 'helpIndex':
      return <HelpIndexPage page={page} />;
    case 'help':
      return <HelpPage page={page} topic={page.subject.topic} />;
    case 'service':
      return <ServicePage page={page} service={page.subject.service} />;
    case 'packageIndex':
      return <PackageIndexPage page={page} />;
    case 'package':
      return <PackagePage page={page} />;
  }
}

/** Route of all editorial pages (PAGE-01…28, ROUTE-66…68). */
export function EditorialRoute() {
  const brand = useBrand();
  const { pathname } = useLocation();
  const { path, pages } = findEditorialPage(brand, pathname);
  const page = useRequiredModule(pages)?.[path];
  return page === undefined ? <EditorialPageSkeleton /> : <EditorialPageView page={page} />;
}
