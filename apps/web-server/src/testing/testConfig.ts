/** A runtime configuration with hosts that no test reaches. */
export const testRuntimeConfig = {
  environment: 'prod',
  version: '1.0.0',
  services: {
    gateway: {
      prod: 'https://gateway.example.test/v1',
      uat: 'https://uat.example.test',
      test: 'https://test.example.test',
      dev: 'https://dev.example.test',
    },
    contentLayout: 'https://layout.example.test/content-layout',
    contentSearch: 'https://search.example.test',
    contentQuery: 'https://query.example.test',
    realtime: 'https://realtime.example.test',
  },
  identity: {
    authority: 'https://id.example.test/oidc',
    cookieTestUrl: 'https://www.other.example.test/cookie-test.html',
  },
  cast: { senderUrl: 'https://cast.example.test/sender.js' },
};

/** Returns a complete server configuration for one brand on any free port. */
export function testServerConfig(build = '/builds/brand-a') {
  return {
    listen: { host: '127.0.0.1', ports: [0] },
    brands: {
      'brand-a': {
        hosts: ['www.a.test', 'a.test'],
        origin: 'https://www.a.test',
        build,
        robots: 'index',
        runtimeConfig: testRuntimeConfig,
        security: { imageHosts: ['https://pictures.example.test'] },
      },
    },
  };
}
