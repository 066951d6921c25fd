import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './captions.css';

const meta = {
  title: 'Player/Captions',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div
      data-caption-size="normal"
      data-caption-background="veil"
      style={{ containerType: 'size', blockSize: '100vh' }}
    >
      <div data-captions="" />
      <video muted hidden />
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a line with a nested cue, as from TTML and WebVTT. */
async function showCue(container: HTMLElement, video: HTMLVideoElement) {
  const { default: shaka } = await import('shaka-player/dist/shaka-player.dash-es2021.js');
  const player = new shaka.Player();
  await player.attach(video);
  player.setVideoContainer(container);
  const displayer = new shaka.text.UITextDisplayer(player);
  displayer.configure(player.getConfiguration().textDisplayer);
  const line = new shaka.text.Cue(0, 10, '');
  const italic = new shaka.text.Cue(0, 10, '');
  italic.nestedCues = [new shaka.text.Cue(0, 10, 'over de samme')];
  line.nestedCues = [new shaka.text.Cue(0, 10, 'Månen går sin vei '), italic];
  displayer.append([line]);
  displayer.setTextVisibility(true);
}

export const NestedCues: Story = {
  name: 'each text of nested cues has the background of the caption style once',
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector<HTMLElement>('[data-captions]');
    const video = canvasElement.querySelector('video');
    if (!container || !video) throw new Error('The story has no player');
    await showCue(container, video);
    const backgrounds = (text: string) => {
      const found: string[] = [];
      const spans = [...container.querySelectorAll('span')].filter(({ textContent }) =>
        textContent.includes(text),
      );
      for (const span of spans) {
        const { backgroundColor } = getComputedStyle(span);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') found.push(backgroundColor);
      }
      return found;
    };
    await expect(backgrounds('Månen')).toEqual(['rgba(0, 0, 0, 0.45)']);
    await expect(backgrounds('samme')).toEqual(['rgba(0, 0, 0, 0.45)']);
  },
};
