import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import postcss, { type AtRule, type Container, type Declaration } from 'postcss';

/** Oldest version per browser in which code runs. */
type Versions = Readonly<Partial<Record<BrowserName, number>>>;

interface Feature {
  /** As written in CSS: `:has()`, `lh`, `text-wrap: balance`. */
  readonly name: string;
  /** Undefined for a feature that the data does not know: no browser has it. */
  readonly data: Identifier | undefined;
}

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css;

/** The browsers of `browserslist` in MDN's compatibility data. */
const BROWSERS: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** At-rules with declarations that are not properties. */
const DESCRIPTOR_RULES = new Set(['counter-style', 'font-face', 'property']);

/** Vendor prefixes, and the syntax of CSS modules. */
const isStandard = (name: string) => !name.startsWith('-') && name !== 'global';

const isKnown = ({ data }: Feature) => data !== undefined;

/**
 * Returns the CSS features that a browser of `browserslist` lacks: `12: :has() needs firefox 121`.
 *
 * A feature may be newer inside `@supports`, or after a fallback: an older value of the same property in the same rule.
 *
 * @param css  the source
 * @param browserslist  queries such as `firefox >= 115`
 * @param optional  features that users do not miss: `text-wrap`, which includes its values, or `@starting-style`
 */
export function findUnsupportedCss(
  css: string,
  browserslist: readonly string[],
  optional: ReadonlySet<string> = new Set(),
): readonly string[] {
  const found: string[] = [];

  function check(features: readonly Feature[], versions: Versions, line: number | undefined) {
    for (const { name, data } of features) {
      const missing = missingIn(data, versions);
      if (missing.length > 0 && !optional.has(name) && !optional.has(name.split(': ', 1)[0] ?? ''))
        found.push(`${line}: ${name} needs ${missing.join(', ')}`);
    }
  }

  function visit(container: Container, versions: Versions) {
    const withFallback = new Set<string>();
    container.each((node) => {
      const line = node.source?.start?.line;
      if (node.type === 'atrule') {
        const features = featuresOfAtRule(node);
        if (node.name !== 'supports') check(features, versions, line);
        if (node.nodes) visit(node, raise(versions, features));
      } else if (node.type === 'rule') {
        const isKeyframe = container.type === 'atrule' && (container as AtRule).name === 'keyframes';
        if (!isKeyframe) check(featuresOfSelector(node.selector), versions, line);
        visit(node, versions);
      } else if (node.type === 'decl') {
        const isDescriptor = container.type === 'atrule' && DESCRIPTOR_RULES.has((container as AtRule).name);
        const features = isDescriptor ? [] : featuresOfDeclaration(node);
        if (!withFallback.has(node.prop)) check(features, versions, line);
        if (features.every(({ data }) => missingIn(data, versions).length === 0)) withFallback.add(node.prop);
      }
    });
  }

  visit(postcss.parse(css), oldestVersions(browserslist));
  return found;
}

function oldestVersions(browserslist: readonly string[]): Versions {
  return Object.fromEntries(
    browserslist.map((query) => {
      const [name = '', , version] = query.split(' ');
      const browser = BROWSERS[name];
      if (browser === undefined) throw new Error(`browserslist: no compatibility data for "${query}"`);
      return [browser, Number(version)];
    }),
  );
}

/** Returns `firefox 121` for each browser that lacks the feature in its oldest version. */
function missingIn(data: Identifier | undefined, versions: Versions): readonly string[] {
  return entriesOf(versions).flatMap(([browser, oldest]) => {
    const added = versionAdded(data, browser);
    return added <= oldest ? [] : [added === Infinity ? `${browser} to have it` : `${browser} ${added}`];
  });
}

/** In a block that only applies with these features, all versions have them. */
function raise(versions: Versions, features: readonly Feature[]): Versions {
  return Object.fromEntries(
    entriesOf(versions).map(([browser, oldest]) => [
      browser,
      Math.max(oldest, ...features.map(({ data }) => versionAdded(data, browser))),
    ]),
  );
}

const entriesOf = (versions: Versions) => Object.entries(versions) as [BrowserName, number][];

/** Ignores that a browser needs a prefix: the build adds it. */
function versionAdded(data: Identifier | undefined, browser: BrowserName): number {
  if (data === undefined) return Infinity;
  const support = data.__compat?.support[browser];
  if (support === undefined) return 0;
  const versions = [support].flat().map(({ flags, alternative_name, version_added: added }) => {
    if (flags !== undefined || alternative_name !== undefined || typeof added !== 'string') return Infinity;
    return Number.parseFloat(added.replace('≤', '')) || Infinity;
  });
  return Math.min(...versions);
}

function featuresOfAtRule({ name, params }: AtRule): readonly Feature[] {
  const self = { name: `@${name}`, data: atRules[name] };
  if (name === 'supports') return featuresOfCondition(params);
  if (name === 'container' && params.includes('style('))
    return [
      self,
      { name: '@container style()', data: atRules[name]?.['style_queries_for_custom_properties'] },
    ];
  if (name !== 'media') return [self];
  const media = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => ({
    name: `@media (${feature})`,
    data: atRules['media']?.[feature],
  }));
  // The data has no `min-` and `max-`.
  return [self, ...media.filter(isKnown)];
}

/** Only what all browsers inside have: nothing for `not` and `or`. */
function featuresOfCondition(condition: string): readonly Feature[] {
  if (/\b(not|or)\b/.test(condition)) return [];
  const selector = /selector\((.*)\)/.exec(condition)?.[1];
  if (selector !== undefined) return featuresOfSelector(selector);
  return [...condition.matchAll(/\(([\w-]+):((?:[^()]|\([^()]*\))*)\)/g)].flatMap(
    ([, prop = '', value = '']) => featuresOfDeclaration(postcss.decl({ prop, value: value.trim() })),
  );
}

function featuresOfSelector(selector: string): readonly Feature[] {
  const names = [...selector.matchAll(/(::?)([a-z-]+)(\(?)/g)].filter(([, , name = '']) => isStandard(name));
  const pseudo = names.map(([, colons = '', name = '', call = '']) => ({
    name: `${colons}${name}${call === '' ? '' : '()'}`,
    data: selectors[name],
  }));
  return selector.includes('&') ? [...pseudo, { name: '&', data: selectors['nesting'] }] : pseudo;
}

/** Functions at any depth: `color-mix` is a colour, `linear-function` an easing function. */
const functions = new Map<string, Identifier>();
collectFunctions(types);

function collectFunctions(group: Readonly<Record<string, Identifier>>) {
  for (const [name, data] of Object.entries(group)) {
    if (name === '__compat') continue;
    functions.set(name.replace(/-function$/, ''), data);
    collectFunctions(data);
  }
}

const unitGroups: readonly (readonly [RegExp, string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
];

function featuresOfDeclaration({ prop, value: source }: Declaration): readonly Feature[] {
  const value = source.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const property = properties[prop];
  const calls = [...value.matchAll(/([a-z-]+)\(\s*(from\b)?/g)].map(([, name = '', from]) => ({
    name: from === undefined ? `${name}()` : `${name}(from)`,
    data: from === undefined ? functions.get(name) : functions.get(name)?.['relative_syntax'],
  }));
  const units = [...value.matchAll(/(?<![\w-#])-?[\d.]+([a-z]+)/g)].map(([, unit = '']) => {
    const group = unitGroups.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
    return { name: unit, data: types['length']?.[group] };
  });
  const keywords = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) => ({
    name: `${prop}: ${word}`,
    data: property?.[word] ?? (word === 'allow-discrete' ? properties['transition-behavior'] : undefined),
  }));
  const own = isStandard(prop) ? [{ name: prop, data: property }] : [];
  const ofValue = prop.startsWith('--') ? [...calls, ...units] : [...calls, ...units, ...keywords];
  return [...own, ...ofValue.filter(isKnown)];
}
