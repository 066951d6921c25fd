import type { ContentRequest } from '../contentRequest.ts';
import type { Card } from '../wire.ts';

type UserData = NonNullable<Card['userData']>;

/** Returns a customer's data on a title; empty for visitors. */
export function userDataOf(
  request: ContentRequest,
  titleId: string,
  listId: string,
  durationSeconds: number,
): { userData?: UserData } {
  const { customer, context } = request;
  if (!customer) return {};
  const seconds = context.userActivity.progressOf(customer.userId, titleId)?.seconds ?? 0;
  const left = Math.max(0, Math.round((durationSeconds - seconds) / 60));
  return {
    userData: {
      isInMyList: context.userActivity.isInMyList(customer.userId, listId),
      ...(seconds > 0
        ? { progressRatio: Math.min(1, seconds / durationSeconds), progressLabel: `${left} min igjen` }
        : {}),
    },
  };
}
