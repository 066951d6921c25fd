import { Image } from '@tv/ui';

/** A provider's or channel's logo; decorative without a name. */
export function ProviderLogo({
  src,
  name = '',
  isPriority = false,
}: {
  readonly src: string | undefined;
  readonly name?: string | undefined;
  readonly isPriority?: boolean;
}) {
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
