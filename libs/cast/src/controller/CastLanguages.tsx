import type { ReactNode } from 'react';
import { IconButton, LanguageIcon, SubtitlesIcon } from '@tv/ui';
import { LazyMenu } from '@tv/ui/lazyMenu';
import { useCastState } from '../button/useCast.ts';
import type { CastLanguage } from '../message/castMedia.ts';
import type { CastSender } from '../sender/createCastSender.ts';

const NONE = 'none';

/** Menus for subtitles and audio languages (CAST-08); hidden without alternatives. */
export function CastLanguages({ sender }: { readonly sender: CastSender }) {
  const textLanguages = useCastState(sender, 'textLanguages');
  const textLanguage = useCastState(sender, 'textLanguage');
  const audioLanguages = useCastState(sender, 'audioLanguages');
  const audioLanguage = useCastState(sender, 'audioLanguage');
  return (
    <>
      {textLanguages.length > 0 && (
        <LanguageMenu
          name="Undertekster"
          icon={<SubtitlesIcon />}
          label="Undertekster"
          value={textLanguage ?? NONE}
          languages={[{ language: NONE, label: 'Av' }, ...textLanguages]}
          onChange={(language) => sender.setTextLanguage(language === NONE ? undefined : language)}
        />
      )}
      {audioLanguages.length > 1 && (
        <LanguageMenu
          name="Lydspråk"
          icon={<LanguageIcon />}
          label="Lyd"
          value={audioLanguage}
          languages={audioLanguages}
          onChange={(language) => sender.setAudioLanguage(language)}
        />
      )}
    </>
  );
}

interface LanguageMenuProps {
  /** Of the button. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: string | undefined;
  readonly languages: readonly CastLanguage[];
  readonly onChange: (language: string) => void;
}

function LanguageMenu({ name, icon, languages, ...group }: LanguageMenuProps) {
  const options = languages.map(({ language, label }) => ({ value: language, label }));
  return (
    <LazyMenu side="top" trigger={<IconButton label={name} icon={icon} />}>
      {({ MenuRadioGroup }) => <MenuRadioGroup {...group} options={options} />}
    </LazyMenu>
  );
}
