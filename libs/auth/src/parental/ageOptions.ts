/** Norwegian age limits in years. */
const AGES = [0, 6, 9, 12, 15, 18] as const;

/** Label of an age limit in years. */
export function getAgeLabel(age: number): string {
  return age === 0 ? 'Alle' : `${age} år`;
}

/** Options of the age limit. */
export const AGE_OPTIONS = AGES.map((age) => ({ value: String(age), label: getAgeLabel(age) }));
