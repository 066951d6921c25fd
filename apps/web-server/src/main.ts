import { ConfigError } from './configuration/configError.ts';
import { readServerConfig } from './configuration/readServerConfig.ts';
import { createWebServer } from './webServer.ts';

/** The program. `TV_SERVER_CONFIG` names its configuration; README.md tells the rest. */
async function main(): Promise<void> {
  const config = readServerConfig(process.env);
  const server = await createWebServer(config);
  const { noticeMs, limitMs } = config.shutdown;
  let isEnding = false;

  const end = async (): Promise<void> => {
    server.announceEnd();
    // What does not end in time is cut off: whoever started us would do it less gently.
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
  // Which setting is wrong says all; where it was found out says nothing.
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
