import { IconButton, LanguageIcon, SubtitlesIcon } from '@tv/ui';
import { LazyMenu } from '@tv/ui/lazyMenu';
import { useCastState } from '../button/useCast.ts';
import type { CastLanguage } from '../message/castMedia.ts';
import type { CastSender } from '../sender/castSender.ts';

const NONE = 'none';

const toOptions = (languages: readonly CastLanguage[]) =>
  languages.map(({ language, label }) => ({ value: language, label }));

interface CastLanguagesProps {
  readonly sender: CastSender;
  /** Portal container of the menus; the body by default. */
  readonly container?: HTMLElement | null;
}

/** Menus for subtitles and audio languages (CAST-08); hidden without alternatives. */
export function CastLanguages({ sender, container }: CastLanguagesProps) {
  const textLanguages = useCastState(sender, 'textLanguages');
  const textLanguage = useCastState(sender, 'textLanguage');
  const audioLanguages = useCastState(sender, 'audioLanguages');
  const audioLanguage = useCastState(sender, 'audioLanguage');
  const containerProps = container === undefined ? {} : { container };
  return (
    <>
      {textLanguages.length > 0 && (
        <LazyMenu
          side="top"
          {...containerProps}
          trigger={<IconButton label="Undertekster" icon={<SubtitlesIcon />} />}
        >
          {({ MenuRadioGroup }) => (
            <MenuRadioGroup
              label="Undertekster"
              value={textLanguage ?? NONE}
              options={[{ value: NONE, label: 'Av' }, ...toOptions(textLanguages)]}
              onChange={(language) => sender.setTextLanguage(language === NONE ? undefined : language)}
            />
          )}
        </LazyMenu>
      )}
      {audioLanguages.length > 1 && (
        <LazyMenu
          side="top"
          {...containerProps}
          trigger={<IconButton label="Lydspråk" icon={<LanguageIcon />} />}
        >
          {({ MenuRadioGroup }) => (
            <MenuRadioGroup
              label="Lyd"
              value={audioLanguage}
              options={toOptions(audioLanguages)}
              onChange={(language) => sender.setAudioLanguage(language)}
            />
          )}
        </LazyMenu>
      )}
    </>
  );
}
