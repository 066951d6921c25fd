import { Image } from '@tv/ui';

interface ProviderLogoProps {
  readonly src: string | undefined;
  readonly name?: string | undefined;
  readonly isPriority?: boolean;
}

/** A provider's or channel's logo; decorative without a name. */
export function ProviderLogo({ src, name = '', isPriority = false }: ProviderLogoProps) {
  return (
    <Image
      src={src}
      alt={name}
      aspectRatio={2}
      width={64}
      fit="contain"
      isAdaptive={false}
      isPriority={isPriority}
      isLogo
    />
  );
}
