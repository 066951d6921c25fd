import { describe, expect, test } from 'vitest';
import { createIdentityService } from './identityService.ts';

function setUp(answer: () => Promise<Response> | Response) {
  const requests: { url: string; init: RequestInit | undefined }[] = [];
  const service = createIdentityService({ authority: 'https://id.example.test' }, async (input, init) => {
    requests.push({ url: input instanceof Request ? input.url : String(input), init });
    return await answer();
  });
  return { requests, service };
}

const status = (code: number) => () => new Response(null, { status: code });

describe('identity service', () => {
  test('AUTH-12 calls GET /context/check with cookies; a success status means a session', async () => {
    const { requests, service } = setUp(status(204));
    expect(await service.hasSession()).toBe(true);
    expect(requests[0]).toMatchObject({
      url: 'https://id.example.test/context/check',
      init: { method: 'GET', credentials: 'include' },
    });
  });

  test.each([401, 404, 500])('AUTH-12 a status of %d means no session', async (code) => {
    expect(await setUp(status(code)).service.hasSession()).toBe(false);
  });

  test('AUTH-12 a network failure means no session', async () => {
    const { service } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await service.hasSession()).toBe(false);
  });

  test('AUTH-55 sends the password with the token to POST /reauthenticate/password', async () => {
    const { requests, service } = setUp(status(204));
    expect(await service.verifyPassword('demo1234', 'token-1')).toBe(true);
    const { url, init } = requests[0] ?? {};
    expect(url).toBe('https://id.example.test/reauthenticate/password');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"password":"demo1234"}');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-1');
  });

  test.each([401, 403])('AUTH-55 a status of %d means a wrong password', async (code) => {
    expect(await setUp(status(code)).service.verifyPassword('x', 't')).toBe(false);
  });

  test('AUTH-55 rejects on any other status of the password check', async () => {
    await expect(setUp(status(500)).service.verifyPassword('x', 't')).rejects.toThrow('(500)');
  });

  test('AUTH-56 calls POST /api/logout with cookies and without a body', async () => {
    const { requests, service } = setUp(status(204));
    await service.logOut();
    expect(requests[0]).toMatchObject({
      url: 'https://id.example.test/api/logout',
      init: { method: 'POST', credentials: 'include' },
    });
    expect(requests[0]?.init?.body).toBeUndefined();
  });

  test('API-08 API-09 AUTH-56 rejects a failed logout with a RequestError', async () => {
    const { service } = setUp(() => new Response('nede', { status: 500 }));
    await expect(service.logOut()).rejects.toMatchObject({
      message: 'Failed to make network request (500)',
      status: 500,
      body: 'nede',
    });
  });
});
