import { Image } from '@tv/ui';
import type { GuideChannel } from './data/createGuideDataSelector.ts';

/** A channel's logo; the name is next to it. */
export function ChannelLogo({
  channel,
  className,
}: {
  readonly channel: GuideChannel;
  readonly className: string | undefined;
}) {
  return (
    <Image
      src={channel.logo}
      alt=""
      aspectRatio={16 / 9}
      width={72}
      fit="contain"
      isAdaptive={false}
      isLogo
      className={className}
    />
  );
}
