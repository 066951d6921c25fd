/** A framebus message. */
interface BusMessage {
  readonly event: string;
  readonly reply?: string;
  readonly eventData?: { readonly field?: string; readonly attribute?: string; readonly value?: unknown };
}

/** Runs in a hosted-fields frame: an input with Braintree's protocol. Frames are same-origin. */
export function hostedFieldScript(): void {
  const PREFIX = '/*framebus*/';
  const channel = location.hash.slice(1);
  const field = window.name.replace('braintree-hosted-field-', '');
  const input = document.createElement('input');
  input.style.cssText = 'box-sizing:border-box;width:100%;height:46px;border:0;background:none;color:inherit';
  document.body.append(input);

  const post = (message: object) =>
    parent.postMessage(PREFIX + JSON.stringify({ origin: '*', ...message }), '*');
  const emit = (name: string, eventData: object, reply?: string) =>
    post({ event: `${channel}:hosted-fields:${name}`, eventData, ...(reply === undefined ? {} : { reply }) });

  const inputOf = (name: string): HTMLInputElement | undefined => {
    for (const frame of Array.from({ length: parent.length }, (_none, at) => parent[at])) {
      try {
        if (frame?.name === `braintree-hosted-field-${name}`) {
          return frame.document.querySelector('input') ?? undefined;
        }
      } catch {
        // A cross-origin frame.
      }
    }
    return undefined;
  };
  const readField = (name: string): string => inputOf(name)?.value.replace(/\s/g, '') ?? '';
  const isValid: Readonly<Record<string, (text: string) => boolean>> = {
    number: (text) => /^\d{16}$/.test(text),
    expirationDate: (text) => /^\d\d\/\d\d$/.test(text),
    cvv: (text) => /^\d{3}$/.test(text),
  };
  const emitInputEvent = (type: string) => {
    const fields = Object.fromEntries(
      Object.entries(isValid).map(([name, check]) => {
        const text = readField(name);
        const isFocused = name === field && document.activeElement === input;
        return [name, { isEmpty: text === '', isValid: check(text), isPotentiallyValid: true, isFocused }];
      }),
    );
    emit('INPUT_EVENT', { type, merchantPayload: { cards: [], emittedBy: field, fields } });
  };
  input.addEventListener('input', () => emitInputEvent('validityChange'));
  input.addEventListener('focus', () => emitInputEvent('focus'));
  input.addEventListener('blur', () => emitInputEvent('blur'));
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') emitInputEvent('inputSubmitRequest');
  });

  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || !data.startsWith(PREFIX)) return;
    const { event, reply, eventData } = JSON.parse(data.slice(PREFIX.length)) as BusMessage;
    if (event === 'configured') {
      // One frame receives the configuration of all fields.
      const { fields, styles } = eventData as unknown as {
        fields: Record<string, { internalLabel: string; placeholder: string }>;
        styles: { input: { color: string } };
      };
      for (const [name, { internalLabel, placeholder }] of Object.entries(fields)) {
        const one = inputOf(name);
        one?.setAttribute('aria-label', internalLabel);
        if (one) Object.assign(one, { placeholder }).style.color = styles.input.color;
      }
    }
    if (event.endsWith('TRIGGER_INPUT_FOCUS') && eventData?.field === field) input.focus();
    if (event.endsWith('SET_ATTRIBUTE') && eventData?.field === field) {
      input.setAttribute(eventData.attribute ?? '', String(eventData.value));
    }
    if (event.endsWith('TOKENIZATION_REQUEST') && field === 'number' && reply !== undefined) {
      const number = readField('number');
      const card = { nonce: 'tokencc-1', type: 'CreditCard', details: { bin: number.slice(0, 6) } };
      post({ event: reply, eventData: [null, card] });
    }
  });
  emit('FRAME_READY', { field }, 'configured');
}

/** Runs as Cardinal's script: a challenge with three outcomes. */
export function cardinalScript(): void {
  const listeners: Record<string, (...args: unknown[]) => void> = {};
  const emit = (event: string, ...args: unknown[]) => listeners[event]?.(...args);
  const showChallenge = () => {
    const dialog = document.createElement('dialog');
    const end = (code: string, cancel?: string) => {
      dialog.remove();
      emit('ui.close');
      const Payment = cancel === undefined ? {} : { ExtendedData: { ChallengeCancel: cancel } };
      emit(
        'payments.validated',
        { ActionCode: code, ErrorNumber: 0, Payment },
        code === 'SUCCESS' ? 'yes' : 'no',
      );
    };
    const answers: readonly (readonly [string, () => void])[] = [
      ['Godkjenn i banken', () => end('SUCCESS')],
      ['Avvis i banken', () => end('FAILURE')],
      ['Lukk banken', () => end('FAILURE', '01')],
    ];
    for (const [name, run] of answers) {
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', run);
      dialog.append(button);
    }
    document.body.append(dialog);
    dialog.showModal();
    emit('ui.render');
  };
  Object.assign(window, {
    Cardinal: {
      configure: () => undefined,
      on: (event: string, run: (...args: unknown[]) => void) => void (listeners[event] = run),
      off: (event: string) => void Reflect.deleteProperty(listeners, event),
      setup: () => setTimeout(() => emit('payments.setupComplete', { sessionId: 'session' })),
      trigger: () => Promise.resolve({ Status: true }),
      continue: showChallenge,
    },
  });
}
