// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { fakeIntersectionObserver } from '../testing/fakeIntersectionObserver.browser.ts';
import { useInViewOnce } from './useNearViewport.browser.ts';

function Part() {
  const frame = useRef<HTMLParagraphElement>(null);
  return <p ref={frame}>{useInViewOnce(frame, '250px', false) ? 'content' : 'placeholder'}</p>;
}

it('useInViewOnce renders what comes near in a transition: urgent updates render first', async () => {
  const intersections = fakeIntersectionObserver();
  const { rerender } = render(<Part />);
  const part = screen.getByText('placeholder');
  const texts: (string | null)[] = [];
  await act(async () => {
    const entered = intersections.enterMargin(part);
    flushSync(() => rerender(<Part />));
    texts.push(part.textContent);
    await entered;
  });
  texts.push(part.textContent);
  expect(texts).toEqual(['placeholder', 'content']);
});
