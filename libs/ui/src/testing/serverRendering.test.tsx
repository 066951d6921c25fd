// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogScope } from '../dialog/DialogScope.tsx';
import { Menu, MenuItem } from '../menu/Menu.tsx';
import { ErrorView } from '../message/Message.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { RadioGroup } from '../radioGroup/RadioGroup.tsx';
import { Scroller } from '../scroller/Scroller.tsx';
import { SearchField } from '../searchField/SearchField.tsx';
import { Select } from '../select/Select.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Slider } from '../slider/Slider.tsx';
import { Switch } from '../switch/Switch.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { TextField } from '../textField/TextField.tsx';
import { ToastProvider } from '../toast/ToastProvider.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

const ignore = () => undefined;
const options = [
  { value: '1', label: 'Sesong 1' },
  { value: '2', label: 'Sesong 2' },
];

let root: Root | undefined;
afterEach(async () => {
  await act(async () => {
    await Promise.resolve();
    root?.unmount();
  });
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Renders without `window` and `document`. */
function renderOnServer(view: ReactNode): string {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(view);
  } finally {
    vi.unstubAllGlobals();
  }
}

it.each<[string, ReactNode, RegExp]>([
  ['a badge', <Badge>Direkte</Badge>, /Direkte/],
  ['a button', <Button icon={<b />}>Se nå</Button>, /Se nå/],
  ['a closed dialog', <Dialog isOpen={false} onClose={ignore} title="Si opp?" />, /^/],
  [
    'a scope of dialogs',
    <DialogScope routeKey="/">
      <p>Innhold</p>
    </DialogScope>,
    /Innhold/,
  ],
  [
    'a closed menu',
    <Menu trigger={<Button>Min side</Button>}>
      <MenuItem>Logg ut</MenuItem>
    </Menu>,
    /Min side/,
  ],
  ['an error', <ErrorView title="Noe gikk galt" />, /Noe gikk galt/],
  ['a progress bar', <ProgressBar value={40} label="Sett til nå" />, /40/],
  ['one of a few', <RadioGroup label="Sesong" value="2" options={options} onChange={ignore} />, /Sesong 2/],
  [
    'a rail',
    <Scroller label="Nye filmer" shape="portrait">
      <a href="/film/isfront">Isfront</a>
    </Scroller>,
    /Isfront/,
  ],
  [
    'a list to choose from',
    <Select label="Sesong" value="2" options={options} onChange={ignore} />,
    /Sesong 2/,
  ],
  [
    'a search field',
    <SearchField
      label="Søk"
      name="q"
      value="is"
      onChange={ignore}
      onSubmit={ignore}
      entries={[{ text: 'Isfront', icon: '' }]}
      entriesLabel="Forslag"
      layout="line"
      onChoose={ignore}
      input={{ current: null }}
    />,
    /Isfront/,
  ],
  ['a skeleton', <Skeleton aspectRatio={2} />, /aria-hidden/],
  ['a slider', <Slider label="Lydstyrke" value={40} onChange={ignore} />, /Lydstyrke/],
  ['a switch', <Switch label="Undertekster" isOn onChange={ignore} />, /Undertekster/],
  [
    'tabs',
    <Tabs
      label="Sesong"
      value="1"
      onChange={ignore}
      tabs={options.map((option) => ({ ...option, content: `Episoder av ${option.label}` }))}
    />,
    /Episoder av Sesong 1/,
  ],
  ['a field', <TextField label="PIN-kode" value="12" error="Feil pin" onChange={ignore} />, /Feil pin/],
  [
    'a page with a toast provider',
    <ToastProvider>
      <p>Innhold</p>
    </ToastProvider>,
    /Innhold/,
  ],
])('%s renders on the server and hydrates unchanged', async (_, view, pattern) => {
  const html = renderOnServer(view);
  expect(html).toMatch(pattern);

  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  class NoLayout {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  }
  vi.stubGlobal('ResizeObserver', NoLayout);
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = html;
  const errors: unknown[] = [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
  await act(async () => {
    root = hydrateRoot(container, view, { onRecoverableError: (error) => errors.push(error) });
    await Promise.resolve();
  });
  consoleError.mockRestore();
  expect(errors).toEqual([]);
});
