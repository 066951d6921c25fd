import type { Responder, ResponseTable } from '@tv/test-world';

/** Of the lists and texts that are added to a response; half of what the web server reads. */
const ADDED_LENGTH = 8_000_000;

export type Enlarge = (json: unknown) => unknown;

/** Repeats the items of each outermost list up to 100,000 times, with other ids. */
export const enlargeLists: Enlarge = (json) => {
  if (Array.isArray(json) && json.length > 0) {
    const count = Math.min(100_000, Math.ceil(ADDED_LENGTH / (JSON.stringify(json).length / json.length)));
    return Array.from({ length: count }, (_, index) => {
      const item = json[index % json.length] as unknown;
      const isRepeatedObject = index >= json.length && typeof item === 'object' && item !== null;
      return isRepeatedObject && 'id' in item ? { ...item, id: `${String(item.id)}-${index}` } : item;
    });
  }
  return mapValues(json, enlargeLists);
};

/** Without spaces it is an id, a URL or a time. */
const isText = (value: string): boolean => value.includes(' ');

/** Extends each text, all by the same length. */
export const enlargeTexts: Enlarge = (json) => {
  let count = 0;
  JSON.stringify(json, (_key, value: unknown) => {
    if (typeof value === 'string' && isText(value)) count += 1;
    return value;
  });
  const added = ' og'.repeat(ADDED_LENGTH / 3 / Math.max(1, count));
  const enlarge = (value: unknown): unknown =>
    typeof value === 'string' && isText(value) ? value + added : mapValues(value, enlarge);
  return enlarge(json);
};

function mapValues(value: unknown, change: (item: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => change(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));
}

/** Returns the same responses, enlarged. */
export function enlargeResponses(responses: ResponseTable, enlarge: Enlarge): ResponseTable {
  const enlarged =
    (answer: unknown): Responder =>
    async (request) => {
      const original =
        typeof answer === 'function' ? await (answer as Responder)(request) : Response.json(answer);
      if (!original.ok || original.status === 204) return original;
      return Response.json(enlarge(await original.json()));
    };
  return Object.fromEntries(Object.entries(responses).map(([call, answer]) => [call, enlarged(answer)]));
}
