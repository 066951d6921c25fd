import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { brands } from './brands.ts';

interface BrandStageProps {
  /** A brand's name, or `both`. */
  readonly choice: string;
  readonly storyId: string;
  /** A docs page shows many stories at once, and leaves the page itself alone. */
  readonly isDocs: boolean;
  readonly render: () => ReactNode;
}

/** Before the story is drawn, so that what measures itself measures the right brand. */
function dressPage(brand: string, brandsShown: number) {
  const page = document.documentElement;
  page.lang = 'nb';
  page.classList.toggle('sb-side-by-side', brandsShown > 1);
  page.dataset.brand = brand;
  page.style.setProperty('--brands-shown', String(brandsShown));
}

/** A place outside the body: what is fixed in the body is fixed in its share of the window. */
function besideBody(): HTMLElement {
  const known = document.querySelector<HTMLElement>('#brand-frames');
  if (known !== null) return known;
  const container = document.createElement('div');
  container.id = 'brand-frames';
  document.documentElement.append(container);
  return container;
}

/**
 * Shows a story in the chosen brand, or in all brands side by side.
 *
 * Side by side, the first brand is the page itself, so that its interactions run here, and each of the others is a
 * frame with a page of its own: dialogs and menus, which are drawn at the end of the page, then have their brand too.
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
            others.map((brand, place) => (
              <iframe
                key={brand}
                title={brand}
                src={`iframe.html?id=${storyId}&viewMode=story&globals=brand:${brand}`}
                className="brand-frame"
                style={{ insetInlineStart: `calc(100vw / ${brands.length} * ${place + 1})` }}
              />
            )),
            besideBody(),
          )
        : null}
    </>
  );
}
