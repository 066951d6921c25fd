import { Route, Routes, useLocation } from 'react-router-dom';
import { LegacyLinkPage } from '../legacyLink/LegacyLinkPage.tsx';
import { ContentPage, FrontPage } from '../page/ContentPages.tsx';
import { SwimlaneListPage } from '../swimlaneList/SwimlaneListPage.tsx';

/** Renders the URL of a link to a page outside this library. */
function OtherPage() {
  const { pathname, search } = useLocation();
  return <p>{`Elsewhere: ${pathname}${search}`}</p>;
}

/** The pages of this library under their routes. */
export function TestRoutes() {
  return (
    <Routes>
      <Route path="/" element={<FrontPage />} />
      <Route path="/watch/*" element={<OtherPage />} />
      <Route path="/film/*" element={<OtherPage />} />
      <Route path="/serie/*" element={<OtherPage />} />
      <Route path="/tema/:slug/liste/:swimlaneId" element={<SwimlaneListPage />} />
      <Route path="/tema/:slug" element={<ContentPage />} />
      <Route path="/se/:type/:id" element={<LegacyLinkPage />} />
      <Route path="/:slug" element={<ContentPage />} />
    </Routes>
  );
}
