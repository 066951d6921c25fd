import { describe, expect, test } from 'vitest';
import type { Tv2Provisioning } from '@tv/api-client';
import { provisionTv2, type ProvisioningDeps } from './provisioning.ts';

const URL_ANSWER: Tv2Provisioning = { kind: 'url', url: 'https://partner.test/tv2' };

/** Provisions, and tells what was done in its order. */
async function provisioned(changes: Partial<ProvisioningDeps>) {
  const done: string[] = [];
  const reports: string[] = [];
  const end = await provisionTv2({
    askUrl: () => Promise.resolve(URL_ANSWER),
    goOn: () => {
      done.push('PUT continueProvisioning');
      return Promise.resolve();
    },
    isAllowed: (url) => new URL(url).host === 'partner.test',
    keepStatus: () => void done.push('status kept'),
    leaveFor: (url) => void done.push(`left for ${url}`),
    reporter: { error: (error) => void reports.push(error instanceof Error ? error.message : '') },
    ...changes,
  });
  return { end, done, reports };
}

const answers = (answer: Tv2Provisioning) => ({ askUrl: () => Promise.resolve(answer) });
const fails = () => Promise.reject(new Error('500'));

describe('provisioning TV 2', () => {
  test('EXT-18 a conflict goes on with it, and then polls', async () => {
    expect(await provisioned(answers({ kind: 'conflict' }))).toEqual({
      end: 'poll',
      done: ['PUT continueProvisioning'],
      reports: [],
    });
  });

  test('EXT-19 whom the partner does not know is polled for, and nothing is put', async () => {
    expect(await provisioned(answers({ kind: 'notFound' }))).toEqual({ end: 'poll', done: [], reports: [] });
  });

  test('EXT-20 EXT-21 else the status is kept before the customer leaves for the address', async () => {
    expect(await provisioned({})).toEqual({
      end: 'left',
      done: ['status kept', 'left for https://partner.test/tv2'],
      reports: [],
    });
  });

  test('EXT-20 EXT-21 EXT-29 EXT-30 a call that fails, as by a 500, is no other answer: nothing is kept, nobody leaves', async () => {
    expect(await provisioned({ askUrl: fails })).toEqual({
      end: 'failed',
      done: [],
      reports: ['Unable to get TV 2 Play provisioning url.'],
    });
  });

  test('EXT-29 EXT-31 going on that fails is an error, and nothing is polled', async () => {
    expect(await provisioned({ ...answers({ kind: 'conflict' }), goOn: fails })).toEqual({
      end: 'failed',
      done: [],
      reports: ['Unable to continue TV 2 Play provisioning.'],
    });
  });

  test('an address of somebody else is not followed', async () => {
    expect(await provisioned(answers({ kind: 'url', url: 'https://evil.test/tv2' }))).toEqual({
      end: 'failed',
      done: [],
      reports: ['Unable to get TV 2 Play provisioning url.'],
    });
  });
});
