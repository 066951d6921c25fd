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

describe('the identity service', () => {
  test('AUTH-12 GET /context/check is called with cookies; OK means logged in there', async () => {
    const { requests, service } = setUp(status(204));
    expect(await service.hasSession()).toBe(true);
    expect(requests[0]).toMatchObject({
      url: 'https://id.example.test/context/check',
      init: { method: 'GET', credentials: 'include' },
    });
  });

  test.each([401, 404, 500])('AUTH-12 a %d is no session', async (code) => {
    expect(await setUp(status(code)).service.hasSession()).toBe(false);
  });

  test('AUTH-12 no answer is no session', async () => {
    const { service } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await service.hasSession()).toBe(false);
  });

  test('AUTH-55 POST /reauthenticate/password sends the password with the token', async () => {
    const { requests, service } = setUp(status(204));
    expect(await service.isPassword('demo1234', 'token-1')).toBe(true);
    const { url, init } = requests[0] ?? {};
    expect(url).toBe('https://id.example.test/reauthenticate/password');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"password":"demo1234"}');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer token-1');
  });

  test.each([401, 403])('AUTH-55 a %d is a wrong password', async (code) => {
    expect(await setUp(status(code)).service.isPassword('x', 't')).toBe(false);
  });

  test('AUTH-55 any other answer is no answer', async () => {
    await expect(setUp(status(500)).service.isPassword('x', 't')).rejects.toThrow('(500)');
  });

  test('AUTH-56 POST /api/logout has no body, and cookies', async () => {
    const { requests, service } = setUp(status(204));
    await service.logOut();
    expect(requests[0]).toMatchObject({
      url: 'https://id.example.test/api/logout',
      init: { method: 'POST', credentials: 'include' },
    });
    expect(requests[0]?.init?.body).toBeUndefined();
  });

  test('API-08 API-09 AUTH-56 a failure to log out is told as any other call’s', async () => {
    const { service } = setUp(() => new Response('nede', { status: 500 }));
    await expect(service.logOut()).rejects.toMatchObject({
      message: 'Failed to make network request (500)',
      status: 500,
      body: 'nede',
    });
  });
});
