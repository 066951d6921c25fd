// @vitest-environment jsdom
import { startTransition, StrictMode, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { replayEarlyInput } from './replayEarlyInput.browser.ts';

/** Controlled fields that load their values from storage on mount. */
function Form() {
  const [name, setName] = useState('');
  const [isAccepted, setIsAccepted] = useState(false);
  const [size, setSize] = useState('small');
  const [day, setDay] = useState('today');
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    const mount = () => {
      setName('');
      setIsMounted(true);
    };
    mount();
  }, []);
  return (
    <form>
      <input id="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <input
        id="terms"
        type="checkbox"
        checked={isAccepted}
        onChange={(event) => setIsAccepted(event.currentTarget.checked)}
      />
      {['small', 'large'].map((one) => (
        <input
          key={one}
          id={one}
          type="radio"
          name="size"
          checked={size === one}
          onChange={() => setSize(one)}
        />
      ))}
      <select id="day" value={day} onChange={(event) => setDay(event.currentTarget.value)}>
        <option value="today">I dag</option>
        <option value="tomorrow">I morgen</option>
      </select>
      <output>{isMounted && [name, isAccepted, size, day].join()}</output>
    </form>
  );
}

const app = (
  <StrictMode>
    <Suspense>
      <Form />
    </Suspense>
  </StrictMode>
);

/** Returns the form as server markup. */
function served() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(app);
  document.body.replaceChildren(root);
  const field = <Kind extends HTMLElement>(id: string) => root.querySelector<Kind>(`#${id}`) as Kind;
  const hydrate = () => {
    startTransition(() => {
      const react = hydrateRoot(root, app);
      onTestFinished(() => react.unmount());
    });
    replayEarlyInput(root);
  };
  return { field, hydrate, values: () => root.querySelector('output')?.textContent };
}

test('replayEarlyInput keeps what was typed, checked and selected before hydration', async () => {
  const { field, hydrate, values } = served();
  field<HTMLInputElement>('name').value = 'Kari';
  field('terms').click();
  field('large').click();
  field<HTMLSelectElement>('day').value = 'tomorrow';
  hydrate();
  await expect.poll(values).toBe('Kari,true,large,tomorrow');
  expect(field<HTMLInputElement>('name').value).toBe('Kari');
  expect(field<HTMLInputElement>('terms').checked).toBe(true);
  expect(field<HTMLInputElement>('large').checked).toBe(true);
  expect(field<HTMLSelectElement>('day').value).toBe('tomorrow');
});

test('replayEarlyInput ignores untouched fields', async () => {
  const { hydrate, values } = served();
  hydrate();
  await expect.poll(values).toBe(',false,small,today');
});

test('replayEarlyInput leaves the fields usable afterwards', async () => {
  const { field, hydrate, values } = served();
  const name = field<HTMLInputElement>('name');
  name.value = 'Kar';
  hydrate();
  await expect.poll(values).toBe('Kar,false,small,today');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Kari');
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(values).toBe('Kari,false,small,today');
});
