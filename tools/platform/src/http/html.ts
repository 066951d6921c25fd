export interface Markup {
  readonly text: string;
}

/** Never for user input. */
export const markup = (text: string): Markup => ({ text });

/** Escapes every value except {@link Markup}. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const filled = values.map((value) => {
    if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
    return 'text' in value ? value.text : value.map(({ text }) => text).join('');
  });
  return markup(String.raw({ raw: strings }, ...filled));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
