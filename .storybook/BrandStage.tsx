import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { brands } from './brands.ts';

interface BrandStageProps {
  readonly choice: string;
  readonly storyId: string;
  /** A docs page shows many stories, so the page itself stays unstyled. */
  readonly isDocs: boolean;
  readonly render: () => ReactNode;
}

/** Runs before rendering, so that layout measurements see the right brand. */
function dressPage(brand: string, brandsShown: number) {
  const page = document.documentElement;
  page.lang = 'nb';
  page.classList.toggle('sb-side-by-side', brandsShown > 1);
  page.dataset.brand = brand;
  page.style.setProperty('--brands-shown', String(brandsShown));
}

/** Returns a container outside the body, since fixed elements are fixed in the body's part of the window. */
function frameContainer(): HTMLElement {
  const known = document.querySelector<HTMLElement>('#brand-frames');
  if (known !== null) return known;
  const container = document.createElement('div');
  container.id = 'brand-frames';
  document.documentElement.append(container);
  return container;
}

/**
 * Shows a story in one brand, or in all side by side.
 *
 * Side by side, the first brand renders here, so that interactions run; each other brand is an iframe, so
 * that its dialogs and menus are themed too.
 */
export function BrandStage({ choice, storyId, isDocs, render }: BrandStageProps) {
  const [first, ...others] = brands;
  const isBoth = choice === 'both';
  const shown = isBoth ? first : choice;

  if (isDocs) {
    return (isBoth ? brands : [choice]).map((brand) => (
      <div key={brand} data-brand={brand} className="brand-sample">
        {render()}
      </div>
    ));
  }

  dressPage(shown ?? choice, isBoth ? brands.length : 1);
  return (
    <>
      {render()}
      {isBoth
        ? createPortal(
            others.map((brand, index) => (
              <iframe
                key={brand}
                title={brand}
                src={`iframe.html?id=${storyId}&viewMode=story&globals=brand:${brand}`}
                className="brand-frame"
                style={{ insetInlineStart: `calc(100vw / ${brands.length} * ${index + 1})` }}
              />
            )),
            frameContainer(),
          )
        : null}
    </>
  );
}
