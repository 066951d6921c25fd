import type { ErrorReporter } from '@tv/analytics';
import { readReceiverMessage } from '../message/receiverMessage.ts';
import type { SenderMessage } from '../message/senderMessage.ts';
import { createCastError, getErrorCode, type FrameworkSession } from './framework.ts';

export type ReceiverChannel = ReturnType<typeof createReceiverChannel>;

/**
 * Exchanges messages with the receiver of the current session.
 *
 * @param onError called with the error type that the receiver sends
 */
export function createReceiverChannel(
  namespace: string,
  reporter: ErrorReporter,
  onError: (errorType: string) => void,
) {
  let session: FrameworkSession | undefined;
  let sentAppData: string | undefined;

  function handleMessage(_namespace: string, data: string) {
    const message = readReceiverMessage(data);
    if (message.type === 'ERROR') onError(message.errorType);
    if (message.type === 'broken') reporter.warn(message.reason, 'cast.receiver');
  }

  function detach() {
    session?.removeMessageListener(namespace, handleMessage);
    session = undefined;
  }

  /** Resolves to whether the message was sent; reports a failure. */
  async function send(message: SenderMessage): Promise<boolean> {
    try {
      // The library resolves with an error code if it could not send.
      const refusal = await session?.sendMessage(namespace, message);
      if (typeof refusal === 'string' && refusal !== '') throw createCastError(refusal);
      return session !== undefined;
    } catch (error) {
      reporter.error(
        error instanceof Error ? error : createCastError(getErrorCode(error)),
        `cast.${message.type}`,
      );
      return false;
    }
  }

  return {
    session: () => session,
    /** Listens to a session. Returns false if it is the current one already. */
    attach(next: FrameworkSession) {
      sentAppData = undefined;
      if (session === next) return false;
      detach();
      session = next;
      next.addMessageListener(namespace, handleMessage);
      return true;
    },
    detach,
    send,
    /** Sends the app data unless the session has them. */
    sendAppData(message: SenderMessage) {
      const text = JSON.stringify(message);
      if (!session || text === sentAppData) return;
      sentAppData = text;
      void send(message);
    },
    setAudioLanguage: (language: string) => void send({ type: 'SET_AUDIO_TRACK', language }),
    /** @param language undefined for none */
    setTextLanguage: (language: string | undefined) =>
      void send({ type: 'SET_TEXT_TRACK', language: language ?? null }),
  };
}
