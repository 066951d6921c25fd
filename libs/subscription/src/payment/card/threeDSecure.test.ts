import type { ThreeDSecure } from 'braintree-web/three-d-secure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCardVerifier } from './threeDSecure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Verify = Parameters<ThreeDSecure['verifyCard']>[0];

/** Creates a fake of Braintree's 3-D Secure. */
function fakeThreeDSecure(hasChallenge: boolean) {
  const listeners: Record<string, () => void> = {};
  let answer: (result: unknown) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const challenges: boolean[] = [];
  const secure = {
    on: (event: string, run: () => void) => void (listeners[event] = run),
    verifyCard: ({ onLookupComplete }: Verify) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
        onLookupComplete?.({ requiresUserAuthentication: hasChallenge } as never, () => undefined);
      }),
  } as unknown as ThreeDSecure;
  return {
    verify: createCardVerifier(secure, (isOpen) => void challenges.push(isOpen)),
    emit: (event: string) => listeners[event]?.(),
    answer: (result: unknown) => answer(result),
    fail: (reason: Error) => fail(reason),
    challenges,
  };
}

const card = { nonce: 'n-1', details: { bin: '411111' } };
const shifted = { nonce: 'n-2', liabilityShifted: true, liabilityShiftPossible: true };

test('rejects after 30 s if the challenge is never shown', async () => {
  const { verify } = fakeThreeDSecure(true);
  const ended = vi.fn();
  verify(card, 449).catch(ended);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toMatchObject([[{ code: 'CARD_3DSECURE_FAILED' }]]);
});

test('has no timeout while a challenge is shown', async () => {
  const { verify, emit, answer, challenges } = fakeThreeDSecure(true);
  const nonce = verify(card, 449);
  emit('authentication-modal-render');
  await vi.advanceTimersByTimeAsync(600_000);
  emit('authentication-modal-close');
  answer(shifted);
  expect(await nonce).toBe('n-2');
  expect(challenges).toEqual([true, false, false]);
});

test('has no timeout without a challenge', async () => {
  const { verify, answer } = fakeThreeDSecure(false);
  const nonce = verify(card, 449);
  await vi.advanceTimersByTimeAsync(60_000);
  answer(shifted);
  expect(await nonce).toBe('n-2');
});

test.each([
  [{ ...shifted, liabilityShifted: false }, 'CARD_3DSECURE_FAILED'],
  [
    { ...shifted, liabilityShifted: false, liabilityShiftPossible: false },
    'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE',
  ],
])('rejects without a liability shift (%j)', async (result, code) => {
  const { verify, answer } = fakeThreeDSecure(false);
  const verification = verify(card, 0);
  answer(result);
  await expect(verification).rejects.toMatchObject({ code });
});

test('rejects when the verification call fails', async () => {
  const { verify, fail } = fakeThreeDSecure(false);
  const verification = verify(card, 449);
  fail(new Error('THREEDS_LOOKUP_ERROR'));
  await expect(verification).rejects.toMatchObject({ code: 'CARD_3DSECURE_FAILED' });
});
