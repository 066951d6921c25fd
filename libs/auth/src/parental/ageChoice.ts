/** The age limits of Norwegian films and programmes, in years; 0 is for all. */
const AGES = [0, 6, 9, 12, 15, 18] as const;

/** An age restriction in words. @param age in years */
export function ageWords(age: number): string {
  return age === 0 ? 'Alle' : `${age} år`;
}

/** What an age restriction is chosen from. */
export const AGE_CHOICES = AGES.map((age) => ({ value: String(age), label: ageWords(age) }));
