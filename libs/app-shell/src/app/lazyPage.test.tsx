// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyWithPreload } from '@tv/lazy';
import { lazyPage } from './lazyPage.tsx';

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

async function show(load: () => Promise<typeof film>, isPreloaded = false) {
  const script = lazyWithPreload(load);
  if (isPreloaded) await script();
  const Page = lazyPage(script, ({ FilmPage }) => FilmPage);
  const container = document.createElement('div');
  const root = createRoot(container, { onCaughtError: () => undefined });
  onTestFinished(() => act(() => root.unmount()));
  const page = (
    <Boundary>
      <Page />
    </Boundary>
  );
  return {
    container,
    render: (wait?: () => Promise<void>) => act(async () => (root.render(page), await wait?.())),
    renderUrgently: () => flushSync(() => root.render(page)),
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

describe('lazyPage', () => {
  it('shows a placeholder until its module is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof film>();
    const { container, render } = await show(() => promise);
    await render();
    expect(container.textContent).toBe('Henter innhold');
    await act(async () => {
      resolve(film);
      await promise;
    });
    expect(container.textContent).toBe('Filmen');
  });

  it('renders in a transition, so that input while it renders is handled first', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof film>();
    const { container, render, renderUrgently } = await show(() => promise);
    await render();
    const renderedFirst: (string | null)[] = [];
    await act(async () => {
      resolve(film);
      await promise;
      await Promise.resolve();
      renderUrgently();
      renderedFirst.push(container.textContent);
    });
    renderedFirst.push(container.textContent);
    expect(renderedFirst).toEqual(['Henter innhold', 'Filmen']);
  });

  it('renders at once when its module was preloaded', async () => {
    const load = vi.fn(() => Promise.resolve(film));
    const { container, render } = await show(load, true);
    const rendered: (string | null)[] = [];
    const watch = new MutationObserver(() => rendered.push(container.textContent));
    watch.observe(container, { childList: true, subtree: true });
    await render();
    expect(rendered).toEqual(['Filmen']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('throws a load error to the error boundary', async () => {
    const { container, render } = await show(() => Promise.reject(new Error('Failed to load')));
    await render();
    expect(container.textContent).toBe('Failed to load');
  });
});
