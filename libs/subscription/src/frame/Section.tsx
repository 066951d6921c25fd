import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: ReactNode;
  readonly className?: string | undefined;
  readonly titleClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A section named by its heading. */
export function Section({ title, className, titleClassName, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={titleClassName}>
        {title}
      </h2>
      {children}
    </section>
  );
}
