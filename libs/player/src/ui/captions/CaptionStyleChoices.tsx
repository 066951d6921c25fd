import { Select } from '@tv/ui/select';
import { captionAttributes, type CaptionStyle } from '../../preference/captionStyle.ts';
import styles from './CaptionStyle.module.css';
import './captions.css';
import { useCaptionStyle } from './useCaptionStyle.browser.ts';

type Options<Value extends string> = readonly { readonly value: Value; readonly label: string }[];

const SIZES: Options<CaptionStyle['size']> = [
  { value: 'small', label: 'Liten' },
  { value: 'normal', label: 'Vanlig' },
  { value: 'large', label: 'Stor' },
  { value: 'huge', label: 'Svært stor' },
];
const COLORS: Options<CaptionStyle['color']> = [
  { value: 'stream', label: 'Som sendt' },
  { value: 'white', label: 'Hvit' },
  { value: 'yellow', label: 'Gul' },
  { value: 'cyan', label: 'Turkis' },
  { value: 'green', label: 'Grønn' },
];
const BACKGROUNDS: Options<CaptionStyle['background']> = [
  { value: 'box', label: 'Svart' },
  { value: 'veil', label: 'Halvt gjennomsiktig' },
  { value: 'none', label: 'Ingen' },
];
const EDGES: Options<CaptionStyle['edge']> = [
  { value: 'none', label: 'Ingen' },
  { value: 'shadow', label: 'Skygge' },
  { value: 'outline', label: 'Omriss' },
];

export interface CaptionStyleChoicesProps {
  readonly style: CaptionStyle;
  readonly onChange: (style: CaptionStyle) => void;
}

/** Subtitle style fields with a sample line. */
export function CaptionStyleChoices({ style, onChange }: CaptionStyleChoicesProps) {
  return (
    <>
      <p className={styles.sample} {...captionAttributes(style)}>
        <span data-caption-sample="">Slik ser teksten ut.</span>
      </p>
      <div className={styles.choices}>
        <Choice
          label="Størrelse"
          options={SIZES}
          value={style.size}
          onChange={(size) => onChange({ ...style, size })}
        />
        <Choice
          label="Farge"
          options={COLORS}
          value={style.color}
          onChange={(color) => onChange({ ...style, color })}
        />
        <Choice
          label="Bakgrunn"
          options={BACKGROUNDS}
          value={style.background}
          onChange={(background) => onChange({ ...style, background })}
        />
        <Choice
          label="Kant"
          options={EDGES}
          value={style.edge}
          onChange={(edge) => onChange({ ...style, edge })}
        />
      </div>
    </>
  );
}

/** Subtitle style for a settings page. Client-side only. */
export function CaptionStyleSetting() {
  const [style, setStyle] = useCaptionStyle();
  return (
    <div className={styles.setting}>
      <CaptionStyleChoices style={style} onChange={setStyle} />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: Options<Value>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      value={value}
      options={options}
      onChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onChange(option.value);
      }}
    />
  );
}
