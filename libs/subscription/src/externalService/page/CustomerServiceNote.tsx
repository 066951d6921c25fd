import { useBrand } from '@tv/config';
import { TextLink } from '@tv/ui';

export function CustomerServiceNote({ text }: { readonly text?: string }) {
  const { customerService } = useBrand().contact;
  return (
    <p>
      {text !== undefined && `${text} `}
      Skriv til kundeservice: <TextLink href={`mailto:${customerService}`}>{customerService}</TextLink>
    </p>
  );
}
