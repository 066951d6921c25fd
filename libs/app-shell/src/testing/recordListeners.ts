import { vi } from 'vitest';

/** Records new listeners of window and document. Returns a function that removes them. */
export function recordListeners(): () => void {
  const endings: (() => void)[] = [];
  const record = (target: Window | Document) => {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    const remove = target.removeEventListener.bind(target) as EventTarget['removeEventListener'];
    return (...[type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
      endings.push(() => remove(type, listener, options));
      add(type, listener, options);
    };
  };
  const onWindow = record(window);
  const onDocument = record(document);
  vi.stubGlobal('addEventListener', onWindow);
  vi.spyOn(document, 'addEventListener').mockImplementation(onDocument);
  return () => endings.forEach((end) => end());
}
