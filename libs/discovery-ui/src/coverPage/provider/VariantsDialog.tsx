import type { CoverPage } from '@tv/api-client';
import { Dialog } from '@tv/ui/dialog';
import { titleOrFallback } from '../../card/labels/cardTexts.ts';
import { VariantList } from './VariantList.tsx';

interface VariantsDialogProps {
  readonly page: CoverPage;
  readonly link: string;
  readonly onClose: () => void;
}

/** Choice of providers (COVER-13). */
export function VariantsDialog({ page, link, onClose }: VariantsDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Hvor vil du se?">
      <VariantList page={page} link={link} label={`Tilbydere av ${titleOrFallback(page.title)}`} isNarrow />
    </Dialog>
  );
}
