import { describe, expect, test } from 'vitest';
import type { Tv2Provisioning } from '@tv/api-client';
import { provisionTv2, type ProvisioningDeps } from './provisionTv2.ts';

const URL_ANSWER: Tv2Provisioning = { kind: 'url', url: 'https://partner.test/tv2' };

/** Provisions, and returns the actions in order. */
async function provision(changes: Partial<ProvisioningDeps>) {
  const done: string[] = [];
  const reports: string[] = [];
  const end = await provisionTv2({
    fetchUrl: () => Promise.resolve(URL_ANSWER),
    continueProvisioning: () => {
      done.push('PUT continueProvisioning');
      return Promise.resolve();
    },
    isAllowed: (url) => new URL(url).host === 'partner.test',
    saveStatus: () => void done.push('status kept'),
    redirectTo: (url) => void done.push(`left for ${url}`),
    reporter: { error: (error) => void reports.push(error instanceof Error ? error.message : '') },
    ...changes,
  });
  return { end, done, reports };
}

const withAnswer = (answer: Tv2Provisioning) => ({ fetchUrl: () => Promise.resolve(answer) });
const fails = () => Promise.reject(new Error('500'));

describe('provisioning TV 2', () => {
  test('EXT-18 TV 2 provisioning continues after a conflict, then polls', async () => {
    expect(await provision(withAnswer({ kind: 'conflict' }))).toEqual({
      end: 'poll',
      done: ['PUT continueProvisioning'],
      reports: [],
    });
  });

  test('EXT-19 TV 2 provisioning polls for an unknown customer, without a PUT', async () => {
    expect(await provision(withAnswer({ kind: 'notFound' }))).toEqual({ end: 'poll', done: [], reports: [] });
  });

  test('EXT-20 EXT-21 TV 2 provisioning saves the status before it redirects', async () => {
    expect(await provision({})).toEqual({
      end: 'redirected',
      done: ['status kept', 'left for https://partner.test/tv2'],
      reports: [],
    });
  });

  test('EXT-20 EXT-21 EXT-29 EXT-30 TV 2 provisioning fails on a failed request such as a 500, without saving or redirecting', async () => {
    expect(await provision({ fetchUrl: fails })).toEqual({
      end: 'failed',
      done: [],
      reports: ['Unable to get TV 2 Play provisioning url.'],
    });
  });

  test('EXT-29 EXT-31 TV 2 provisioning fails without polling if it cannot continue', async () => {
    expect(await provision({ ...withAnswer({ kind: 'conflict' }), continueProvisioning: fails })).toEqual({
      end: 'failed',
      done: [],
      reports: ['Unable to continue TV 2 Play provisioning.'],
    });
  });

  test('TV 2 provisioning does not redirect to a forbidden URL', async () => {
    expect(await provision(withAnswer({ kind: 'url', url: 'https://evil.test/tv2' }))).toEqual({
      end: 'failed',
      done: [],
      reports: ['Unable to get TV 2 Play provisioning url.'],
    });
  });
});
