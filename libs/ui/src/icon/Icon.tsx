import type { ComponentType } from 'react';

export interface IconProps {
  /** Accessible name; decorative without. */
  readonly label?: string;
  /** CSS length; `1em` by default. */
  readonly size?: string;
  readonly className?: string | undefined;
}

export type Icon = ComponentType<IconProps>;

/** Creates an icon from an SVG path on a 24 × 24 grid, in `currentColor`. */
export function createIcon(path: string, style: 'line' | 'solid' = 'line'): Icon {
  return function IconPicture({ label, size = '1em', className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        focusable="false"
        className={className}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        {...(style === 'solid'
          ? { fill: 'currentColor' }
          : {
              fill: 'none',
              stroke: 'currentColor',
              strokeWidth: 2,
              strokeLinecap: 'round',
              strokeLinejoin: 'round',
            })}
      >
        <path d={path} />
      </svg>
    );
  };
}
