// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createStreamStore } from '../state/streamStore.ts';
import { createExternalDisplays } from './externalDisplays.browser.ts';

/* Fakes the browser's picture-in-picture and Safari's AirPlay, which jsdom lacks. */

const defined: (readonly [target: object, name: string])[] = [];

function define(target: object, name: string, descriptor: PropertyDescriptor) {
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  defined.push([target, name]);
}

afterEach(() => {
  for (const [target, name] of defined.splice(0)) Reflect.deleteProperty(target, name);
});

/** Defines the API. The element fires its events as in a browser. A mock that throws rejects. */
function fakePictureInPicture({ isEnabled = true } = {}) {
  let current: HTMLVideoElement | null = null;
  const request = vi.fn((video: HTMLVideoElement) => {
    current = video;
    video.dispatchEvent(new Event('enterpictureinpicture'));
  });
  const exit = vi.fn(() => {
    const left = current;
    current = null;
    left?.dispatchEvent(new Event('leavepictureinpicture'));
  });
  define(document, 'pictureInPictureEnabled', { value: isEnabled });
  define(document, 'pictureInPictureElement', { get: () => current });
  define(document, 'exitPictureInPicture', {
    value: () => new Promise<void>((resolve) => resolve(exit())),
  });
  define(HTMLVideoElement.prototype, 'requestPictureInPicture', {
    value(this: HTMLVideoElement) {
      return new Promise<void>((resolve) => resolve(request(this)));
    },
  });
  return { request, exit };
}

function createDisplays() {
  const video = document.createElement('video');
  const state = createStreamStore();
  const controller = new AbortController();
  const displays = createExternalDisplays(video, state, controller.signal);
  return { displays, video, state, destroy: () => controller.abort() };
}

const availability = (value: string) =>
  Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: value });

it('picture-in-picture is not offered without the API, or where the browser disables it', () => {
  const { state, displays } = createDisplays();
  expect(state.get().canPictureInPicture).toBe(false);
  displays.togglePictureInPicture();
  const { request } = fakePictureInPicture({ isEnabled: false });
  const disabled = createDisplays();
  disabled.displays.togglePictureInPicture();
  expect(disabled.state.get().canPictureInPicture).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

it('togglePictureInPicture enters and leaves, and the state follows the events of the element', () => {
  const { request, exit } = fakePictureInPicture();
  const { video, state, displays } = createDisplays();
  expect(state.get()).toMatchObject({ canPictureInPicture: true, isInPictureInPicture: false });
  displays.togglePictureInPicture();
  expect(request).toHaveBeenCalledExactlyOnceWith(video);
  expect(state.get().isInPictureInPicture).toBe(true);
  displays.togglePictureInPicture();
  expect(exit).toHaveBeenCalledOnce();
  expect(state.get().isInPictureInPicture).toBe(false);
});

it('the state follows picture-in-picture that the browser starts and ends itself', async () => {
  fakePictureInPicture();
  const { video, state } = createDisplays();
  await video.requestPictureInPicture();
  expect(state.get().isInPictureInPicture).toBe(true);
  await document.exitPictureInPicture();
  expect(state.get().isInPictureInPicture).toBe(false);
});

it('togglePictureInPicture replaces the picture of another element', () => {
  const { request, exit } = fakePictureInPicture();
  const [first, second] = [createDisplays(), createDisplays()];
  first.displays.togglePictureInPicture();
  second.displays.togglePictureInPicture();
  expect(request).toHaveBeenLastCalledWith(second.video);
  expect(exit).not.toHaveBeenCalled();
  expect(second.state.get().isInPictureInPicture).toBe(true);
});

// Vitest fails the run if a rejection is not handled.
it('a refused request for picture-in-picture changes nothing', () => {
  const { request, exit } = fakePictureInPicture();
  const refuse = () => {
    throw new DOMException('', 'NotAllowedError');
  };
  const { state, displays, destroy } = createDisplays();
  request.mockImplementationOnce(refuse);
  displays.togglePictureInPicture();
  expect(state.get()).toMatchObject({ canPictureInPicture: true, isInPictureInPicture: false });
  displays.togglePictureInPicture();
  exit.mockImplementation(refuse);
  displays.togglePictureInPicture();
  expect(state.get().isInPictureInPicture).toBe(true);
  destroy();
  expect(request).toHaveBeenCalledTimes(2);
  expect(exit).toHaveBeenCalledTimes(2);
});

it('AirPlay is offered while Safari reports a television nearby', () => {
  const { video, state } = createDisplays();
  expect(state.get().canAirPlay).toBe(false);
  video.dispatchEvent(availability('available'));
  expect(state.get().canAirPlay).toBe(true);
  video.dispatchEvent(availability('not-available'));
  expect(state.get().canAirPlay).toBe(false);
  video.dispatchEvent(new Event('webkitplaybacktargetavailabilitychanged'));
  expect(state.get().canAirPlay).toBe(false);
});

it("showAirPlay opens Safari's picker, and does nothing in other browsers", () => {
  const { displays, video } = createDisplays();
  displays.showAirPlay();
  const picker = vi.fn(function (this: unknown) {
    return this;
  });
  Object.assign(video, { webkitShowPlaybackTargetPicker: picker });
  displays.showAirPlay();
  expect(picker.mock.contexts).toEqual([video]);
});

it('destroy leaves picture-in-picture', () => {
  const { exit } = fakePictureInPicture();
  const { displays, destroy } = createDisplays();
  displays.togglePictureInPicture();
  destroy();
  expect(exit).toHaveBeenCalledOnce();
});

it('destroy removes all listeners', async () => {
  fakePictureInPicture();
  const [left, entered] = [createDisplays(), createDisplays()];
  await entered.video.requestPictureInPicture();
  entered.destroy();
  entered.video.dispatchEvent(new Event('leavepictureinpicture'));
  expect(entered.state.get().isInPictureInPicture).toBe(true);
  left.destroy();
  await left.video.requestPictureInPicture();
  left.video.dispatchEvent(availability('available'));
  expect(left.state.get()).toMatchObject({ isInPictureInPicture: false, canAirPlay: false });
});

it('destroy leaves the picture of another element alone', () => {
  const { exit } = fakePictureInPicture();
  const [other, own] = [createDisplays(), createDisplays()];
  other.displays.togglePictureInPicture();
  own.destroy();
  expect(exit).not.toHaveBeenCalled();
});
