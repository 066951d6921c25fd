import path from 'node:path';
import { ConfigError } from '@tv/config/configError';
import { createJsonSchema } from './configuration/jsonSchema.ts';
import { readRelease } from './configuration/readRelease.ts';
import { readServerConfig } from './configuration/readServerConfig.ts';
import { createSpanExport } from './outgoing/spanExport.ts';
import { publishAssets } from './site/sharedAssets.ts';
import { createWebServer } from './webServer.ts';

async function main(): Promise<void> {
  if (process.argv.includes('--schema')) {
    console.log(JSON.stringify(createJsonSchema(), null, 2));
    return;
  }
  const config = readServerConfig(process.env);
  const release = readRelease(import.meta.dirname);
  const spanExport = createSpanExport(process.env, release);
  const server = await createWebServer(config, { release, spanExport });
  if (process.argv.includes('--check')) {
    console.log('The configuration and the builds are valid');
    process.exit(0);
  }
  if (process.argv.includes('--publish-assets')) {
    if (config.assetsFolder === undefined)
      throw new ConfigError('assetsFolder', 'must be set for --publish-assets');
    const builds = Object.values(config.brands).map(({ build }) => path.join(build, 'client'));
    const { added, deleted } = publishAssets(builds, config.assetsFolder);
    console.log(`${added} assets added, ${deleted} deleted`);
    process.exit(0);
  }
  process.on('uncaughtException', (error) => {
    server.logFatal(error);
    process.exit(1);
  });
  const { noticeMs, limitMs } = config.shutdown;
  let isEnding = false;

  const end = async (): Promise<void> => {
    server.announceShutdown();
    // Exit if the shutdown hangs, before the process manager kills the process.
    setTimeout(() => process.exit(1), noticeMs + limitMs).unref();
    await new Promise((resolve) => setTimeout(resolve, noticeMs));
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void end();
    });
  }
  const isWarm = server.warmUp();
  await server.listen();
  await isWarm;
}

main().catch((error: unknown) => {
  // A stack trace does not help with a configuration error.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
