// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyPage } from './lazyPage.tsx';
import { pageScript } from './pageScript.ts';

const film = { FilmPage: () => <h1>Filmen</h1> };

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override state: { readonly message?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : 'unknown' };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

async function show(load: () => Promise<typeof film>, isBroughtBefore = false) {
  const script = pageScript(load);
  if (isBroughtBefore) await script();
  const Page = lazyPage(script, ({ FilmPage }) => FilmPage);
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  onTestFinished(() => act(() => root.unmount()));
  const page = (
    <Boundary>
      <Page />
    </Boundary>
  );
  return {
    place,
    draw: (wait?: () => Promise<void>) => act(async () => (root.render(page), await wait?.())),
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('lazyPage', () => {
  it('shows a placeholder until its module is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof film>();
    const { place, draw } = await show(() => promise);
    await draw();
    expect(place.textContent).toBe('Henter innhold');
    await act(async () => {
      resolve(film);
      await promise;
    });
    expect(place.textContent).toBe('Filmen');
  });

  it('renders at once when its module was preloaded', async () => {
    const load = vi.fn(() => Promise.resolve(film));
    const { place, draw } = await show(load, true);
    const drawn: (string | null)[] = [];
    const watch = new MutationObserver(() => drawn.push(place.textContent));
    watch.observe(place, { childList: true, subtree: true });
    await draw();
    expect(drawn).toEqual(['Filmen']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('throws a load error to the error boundary', async () => {
    const { place, draw } = await show(() => Promise.reject(new Error('Failed to load')));
    await draw();
    expect(place.textContent).toBe('Failed to load');
  });
});
