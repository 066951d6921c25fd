import { Route, Routes, useLocation } from 'react-router-dom';
import { LegacyLinkPage } from '../legacyLink/LegacyLinkPage.tsx';
import { ContentPage } from '../page/ContentPage.tsx';
import { FrontPage } from '../page/FrontPage.tsx';
import { SwimlaneListPage } from '../swimlaneList/SwimlaneListPage.tsx';

/** Names the place that a link led to, where this library has no page. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Elsewhere: ${pathname}${search}`}</p>;
}

/** The pages of this library under the paths of the product. */
export function StagePages() {
  return (
    <Routes>
      <Route path="/" element={<FrontPage />} />
      <Route path="/watch/*" element={<Elsewhere />} />
      <Route path="/film/*" element={<Elsewhere />} />
      <Route path="/serie/*" element={<Elsewhere />} />
      <Route path="/tema/:slug/liste/:swimlaneId" element={<SwimlaneListPage />} />
      <Route path="/tema/:slug" element={<ContentPage />} />
      <Route path="/se/:type/:id" element={<LegacyLinkPage />} />
      <Route path="/:slug" element={<ContentPage />} />
    </Routes>
  );
}
