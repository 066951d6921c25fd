import { configureStore, createSlice } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useDispatch } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';

declare global {
  interface Window {
    /** What the reference page reports to the benchmark. */
    reference: { readonly errors: string[]; clicks(): number };
  }
}

const clicks = createSlice({
  name: 'clicks',
  initialState: 0,
  reducers: { clicked: (count) => count + 1 },
});

interface PageProps {
  /** Creates the page's elements; they call `onClick`. */
  readonly render: (onClick: () => void) => ReactNode;
}

function Page({ render }: PageProps) {
  const dispatch = useDispatch();
  return render(() => dispatch(clicks.actions.clicked()));
}

/** Hydrates the served page: a store, a router and one `hydrateRoot`. */
export function hydrateReference(render: PageProps['render']): void {
  const store = configureStore({ reducer: { clicks: clicks.reducer } });
  const errors: string[] = [];
  window.reference = { errors, clicks: () => store.getState().clicks };
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element "root"');
  hydrateRoot(
    root,
    <Provider store={store}>
      <BrowserRouter>
        <Page render={render} />
      </BrowserRouter>
    </Provider>,
    { onRecoverableError: (error) => errors.push(String(error)) },
  );
}
