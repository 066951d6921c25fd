import { Select } from '@tv/ui/select';
import { captionAttributes, type CaptionStyle } from '../../preference/captionStyle.ts';
import styles from './CaptionStyle.module.css';
import './captions.css';
import { useCaptionStyle } from './useCaptionStyle.browser.ts';

const SIZES = { small: 'Liten', normal: 'Vanlig', large: 'Stor', huge: 'Svært stor' };
const COLORS = { stream: 'Som sendt', white: 'Hvit', yellow: 'Gul', cyan: 'Turkis', green: 'Grønn' };
const BACKGROUNDS = { box: 'Svart', veil: 'Halvt gjennomsiktig', none: 'Ingen' };
const EDGES = { none: 'Ingen', shadow: 'Skygge', outline: 'Omriss' };

export interface CaptionStyleChoicesProps {
  readonly style: CaptionStyle;
  readonly onChange: (style: CaptionStyle) => void;
}

/** Subtitle style fields with a sample line. */
export function CaptionStyleChoices({ style, onChange }: CaptionStyleChoicesProps) {
  const { size, color, background, edge } = style;
  const change = (part: Partial<CaptionStyle>) => onChange({ ...style, ...part });
  return (
    <>
      <p className={styles.sample} {...captionAttributes(style)}>
        <span data-caption-sample="">Slik ser teksten ut.</span>
      </p>
      <div className={styles.choices}>
        <Choice label="Størrelse" names={SIZES} value={size} onChange={(to) => change({ size: to })} />
        <Choice label="Farge" names={COLORS} value={color} onChange={(to) => change({ color: to })} />
        <Choice
          label="Bakgrunn"
          names={BACKGROUNDS}
          value={background}
          onChange={(to) => change({ background: to })}
        />
        <Choice label="Kant" names={EDGES} value={edge} onChange={(to) => change({ edge: to })} />
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
  readonly names: Readonly<Record<Value, string>>;
  readonly value: NoInfer<Value>;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, names, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      value={value}
      options={Object.entries<string>(names).map(([option, name]) => ({ value: option, label: name }))}
      onChange={(chosen) => {
        if (isKeyOf(names, chosen)) onChange(chosen);
      }}
    />
  );
}

function isKeyOf<Key extends string>(names: Readonly<Record<Key, string>>, key: string): key is Key {
  return Object.hasOwn(names, key);
}
