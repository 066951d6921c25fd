import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { contrastRequirements, contrastRatio, parseColour } from '../testing/contrast.ts';
import styles from './Tokens.module.css';
import {
  characterTokens,
  fontSizeTokens,
  plainColourTokens,
  sharedTokens,
  spaceTokens,
  tonedTokens,
} from './tokens.ts';

const meta = { title: 'Foundation/Tokens' } satisfies Meta;

export default meta;

/** The computed value of a token. */
function Value({ token }: { readonly token: string }) {
  const [value, setValue] = useState('');
  return (
    <span
      className={styles.value}
      ref={(element) => {
        if (element !== null) setValue(getComputedStyle(element).getPropertyValue(token));
      }}
    >
      {value}
    </span>
  );
}

function Swatches({ tokens }: { readonly tokens: readonly string[] }) {
  return (
    <ul className={styles.swatches}>
      {tokens.map((token) => (
        <li key={token} className={styles.swatch}>
          <span className={styles.colour} style={{ background: `var(${token})` }} />
          <span>{token}</span>
          <Value token={token} />
        </li>
      ))}
    </ul>
  );
}

const shadows = ['--shadow-raised', '--shadow-floating'];
const colours = plainColourTokens.filter((token) => token !== '--scrim' && !shadows.includes(token));

export const Colours: StoryObj = {
  render: () => (
    <div className={styles.page}>
      <h2>Farger</h2>
      <Swatches tokens={tonedTokens} />
      <h2>Farger som er like i alle toner</h2>
      <Swatches tokens={colours} />
      <section className={styles.dark} data-tone="dark">
        <div className={styles.page}>
          <h2>Mørk tone</h2>
          <Swatches tokens={tonedTokens} />
        </div>
      </section>
    </div>
  ),
};

function Contrasts() {
  const [ratios, setRatios] = useState<readonly number[]>([]);
  return (
    <table
      className={styles.table}
      ref={(table) => {
        if (table === null || ratios.length > 0) return;
        const computed = getComputedStyle(table);
        const colour = (token: string) => parseColour(computed.getPropertyValue(token)) ?? [0, 0, 0];
        setRatios(contrastRequirements.map(([front, back]) => contrastRatio(colour(front), colour(back))));
      }}
    >
      <thead>
        <tr>
          <th scope="col">Forgrunn</th>
          <th scope="col">Bakgrunn</th>
          <th scope="col">Krav</th>
          <th scope="col">Målt</th>
        </tr>
      </thead>
      <tbody>
        {contrastRequirements.map(([front, back, least], index) => (
          <tr key={front + back}>
            <td>{front}</td>
            <td>{back}</td>
            <td>{least}</td>
            <td data-testid="ratio" data-least={least}>
              {ratios[index]?.toFixed(2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Contrast: StoryObj = {
  render: () => (
    <div className={styles.page}>
      <Contrasts />
      <section className={styles.dark} data-tone="dark">
        <Contrasts />
      </section>
    </div>
  ),
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByTestId('ratio');
    await expect(cells).toHaveLength(2 * contrastRequirements.length);
    for (const cell of cells) {
      await expect(Number(cell.textContent)).toBeGreaterThanOrEqual(Number(cell.dataset['least']));
    }
  },
};

export const Typography: StoryObj = {
  render: () => (
    <div className={styles.lines}>
      {fontSizeTokens.map((token) => {
        const isHeading = token.includes('title') || token.includes('display');
        return (
          <div key={token}>
            <span className={styles.value}>{token}</span>
            <p
              style={{
                fontSize: `var(${token})`,
                ...(isHeading
                  ? {
                      fontFamily: 'var(--font-heading)',
                      fontWeight: 'var(--heading-weight)',
                      letterSpacing: 'var(--heading-tracking)',
                      lineHeight: 'var(--heading-leading)',
                    }
                  : {}),
              }}
            >
              Kveldsnytt fra Ålesund: blåbær, østavind og ærlig sjøprat kl. 21.30
            </p>
          </div>
        );
      })}
    </div>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <div className={styles.lines}>
      {spaceTokens.map((token) => (
        <div key={token}>
          <span className={styles.value}>{token}</span>
          <div className={styles.bar} style={{ inlineSize: `var(${token})` }} />
        </div>
      ))}
    </div>
  ),
};

export const Corners: StoryObj = {
  render: () => (
    <ul className={styles.swatches}>
      {['--radius-small', '--radius', '--radius-large', '--radius-control'].map((token) => (
        <li key={token} className={styles.swatch}>
          <span
            className={styles.colour}
            style={{ borderRadius: `var(${token})`, background: 'var(--control-fill)' }}
          />
          <span>{token}</span>
          <Value token={token} />
        </li>
      ))}
      {shadows.map((token) => (
        <li key={token} className={styles.swatch}>
          <span
            className={styles.colour}
            style={{ boxShadow: `var(${token})`, background: 'var(--surface-raised)' }}
          />
          <span>{token}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Motion: StoryObj = {
  render: () => (
    <div className={styles.lines}>
      <p>Pek på en rute, eller gå til den med tabulatortasten.</p>
      {['--motion-quick', '--motion', '--motion-slow', '--motion-fade'].flatMap((duration) =>
        ['--ease', '--ease-spring'].map((ease) => (
          <div key={duration + ease}>
            <span className={styles.value}>
              {duration} {ease}
            </span>
            <button type="button" aria-label={`${duration} ${ease}`} className={styles.stage}>
              <span
                className={styles.moving}
                style={{
                  display: 'block',
                  transitionDuration: `var(${duration})`,
                  transitionTimingFunction: `var(${ease})`,
                }}
              />
            </button>
          </div>
        )),
      )}
    </div>
  ),
};

export const AllValues: StoryObj = {
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Navn</th>
          <th scope="col">Verdi</th>
        </tr>
      </thead>
      <tbody>
        {[...characterTokens, ...sharedTokens].map((token) => (
          <tr key={token}>
            <td>{token}</td>
            <td>
              <Value token={token} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
