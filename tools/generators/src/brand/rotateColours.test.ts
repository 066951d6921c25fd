import { describe, expect, it } from 'vitest';
import { rotateColours } from './rotateColours.ts';

describe('rotateColours', () => {
  it('rotateColours finds every colour notation in use', () => {
    const turned = rotateColours(
      ['  --accent: #ff6b7d;', '  --shadow: 0 8px 24px rgb(90 1 10 / 45%);', '  --scrim: 40 5 17;'].join(
        '\n',
      ),
      180,
    );
    expect(turned).not.toMatch(/#ff6b7d|rgb\(90 1 10|: 40 5 17/);
    expect(turned).toMatch(
      /^ {2}--accent: #[0-9a-f]{6};\n {2}--shadow: 0 8px 24px rgb\(\d+ \d+ \d+ \/ 45%\);\n {2}--scrim: \d+ \d+ \d+;$/,
    );
  });

  it.each(['--live', '--dark-danger', '--warning', '--dark-positive'])('rotateColours keeps %s', (token) => {
    expect(rotateColours(`  ${token}: #d81f49;`, 120)).toBe(`  ${token}: #d81f49;`);
  });

  it('rotateColours keeps all other text', () => {
    const text =
      '  unicode-range: U+0000-00FF;\n  --z: 10;\n  color: rgb(var(--scrim) / 45%);\n  --white: #ffffff;';
    expect(rotateColours(text, 77)).toBe(text);
  });
});
