// @vitest-environment jsdom
import { act, memo, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Link } from '@tv/ssr';

// Not in `@tv/ssr`, which has no DOM types because it also runs on the server.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** Renders a link on a page. */
function renderLink(props: ComponentProps<typeof Link>, page = '/filmer?sort=a') {
  window.history.replaceState(null, '', page);
  const container = document.body.appendChild(document.createElement('div'));
  let location = '';
  let renders = 0;
  function Page() {
    const { pathname, search, hash } = useLocation();
    location = `${pathname}${search}${hash}`;
    return null;
  }
  // Called as a function, so that a subscription of the link renders this component.
  const CountedLink = memo(() => {
    renders += 1;
    return Link({ ...props, children: 'Isfront' });
  });
  const root = createRoot(container);
  act(() =>
    root.render(
      <BrowserRouter>
        <Page />
        <CountedLink />
      </BrowserRouter>,
    ),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  const link = container.querySelector('a') as HTMLAnchorElement;
  /** Returns whether the browser follows the link itself. */
  const click = (init: MouseEventInit = {}) => {
    let isLeftToBrowser = false;
    const preventPageLoad = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', preventPageLoad, { once: true });
    act(() => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })));
    return isLeftToBrowser;
  };
  return { link, click, location: () => location, renders: () => renders };
}

it('Link navigates without a page load', () => {
  const { link, click, location } = renderLink({ to: '/film/isfront?a=1#b' });
  const entries = window.history.length;
  expect(link.getAttribute('href')).toBe('/film/isfront?a=1#b');
  expect(click()).toBe(false);
  expect(location()).toBe('/film/isfront?a=1#b');
  expect(window.history.length).toBe(entries + 1);
});

it('Link does not render when the location changes', () => {
  const { click, location, renders } = renderLink({ to: '/film/isfront' });
  click();
  expect(location()).toBe('/film/isfront');
  expect(renders()).toBe(1);
});

it('Link adds no history entry when it leads to the current address', () => {
  const { click, location } = renderLink({ to: '/filmer?sort=a' });
  const entries = window.history.length;
  expect(click()).toBe(false);
  expect(location()).toBe('/filmer?sort=a');
  expect(window.history.length).toBe(entries);
});

it('Link with only a query leads to the current path', () => {
  const { click, location } = renderLink({ to: '?steg=2' });
  click();
  expect(location()).toBe('/filmer?steg=2');
});

it.each<MouseEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('Link leaves a click with %o to the browser', (init) => {
  const { click, location } = renderLink({ to: '/film/isfront' });
  expect(click(init)).toBe(true);
  expect(location()).toBe('/filmer?sort=a');
});

it('Link does not navigate when its click handler prevents it', () => {
  const { click, location } = renderLink({ to: '/film/isfront', onClick: (event) => event.preventDefault() });
  expect(click()).toBe(false);
  expect(location()).toBe('/filmer?sort=a');
});

it.each(['//other.test/film', '/\\other.test/film'])('Link to %s stays on the site', (to) => {
  const { link, click, location } = renderLink({ to });
  expect(link.host).toBe(window.location.host);
  click();
  expect(location()).toBe('/other.test/film');
});

it('Link has its address in server HTML', () => {
  const html = renderToString(
    <StaticRouter location="/filmer">
      <Link to="/film/isfront" className="card">
        Isfront
      </Link>
    </StaticRouter>,
  );
  expect(html).toBe('<a class="card" href="/film/isfront">Isfront</a>');
});
