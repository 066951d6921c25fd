/** Norwegian age limits in years; 0 means suitable for all. */
const AGES = [0, 6, 9, 12, 15, 18] as const;

/** Label of an age limit. @param age in years */
export function ageWords(age: number): string {
  return age === 0 ? 'Alle' : `${age} år`;
}

/** Options for the age limit setting. */
export const AGE_CHOICES = AGES.map((age) => ({ value: String(age), label: ageWords(age) }));
