import { describe, expect, it } from 'vitest';
import { createRenderLimiter } from './renderLimiter.ts';

const OPTIONS = { renders: 1, lateRenders: 1, queueMs: 0, isLagging: () => false };

describe('createRenderLimiter', () => {
  it('has no slot while the event loop lags, and does not queue', async () => {
    let isLate = true;
    const limiter = createRenderLimiter({ ...OPTIONS, queueMs: 60_000, isLagging: () => isLate });
    expect(await limiter.acquire()).toBeUndefined();
    isLate = false;
    expect(await limiter.acquire()).toBeDefined();
  });

  it('a render waits for a slot, but not longer than the limit', async () => {
    const limiter = createRenderLimiter(OPTIONS);
    const slot = await limiter.acquire();
    expect(await limiter.acquire()).toBeUndefined();
    const waiting = limiter.acquire();
    expect(limiter.getRunning()).toEqual({ inTime: 1, late: 0, queued: 1 });
    slot?.release();
    expect(await waiting).toBeDefined();
    expect(limiter.getRunning()).toEqual({ inTime: 1, late: 0, queued: 0 });
  });

  it('the newest waiting render starts first', async () => {
    const limiter = createRenderLimiter({ ...OPTIONS, queueMs: 60_000 });
    const slot = await limiter.acquire();
    const order: string[] = [];
    const waiting = ['old', 'new'].map(async (name) => {
      const next = await limiter.acquire();
      order.push(name);
      next?.release();
    });
    slot?.release();
    await Promise.all(waiting);
    expect(order).toEqual(['new', 'old']);
  });

  it('a late render frees its slot, up to a limit of late renders', async () => {
    const limiter = createRenderLimiter(OPTIONS);
    const first = await limiter.acquire();
    expect(first?.continueLate()).toBe(true);
    const second = await limiter.acquire();
    expect(second?.continueLate()).toBe(false);
    expect(await limiter.acquire()).toBeUndefined();
    first?.release();
    expect(second?.continueLate()).toBe(true);
    expect(await limiter.acquire()).toBeDefined();
  });
});
