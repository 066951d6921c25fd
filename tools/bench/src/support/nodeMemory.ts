import { once } from 'node:events';

/** Measures the live memory of a Node process after garbage collection, MB: heap and external buffers. */
export async function measureNodeMemory(inspectorPort: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json()) as readonly {
    readonly webSocketDebuggerUrl: string;
  }[];
  const [target] = targets;
  if (target === undefined) throw new Error('No inspector target found');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  const call = async (id: number, method: string): Promise<unknown> => {
    const answered = once(socket, 'message');
    socket.send(JSON.stringify({ id, method }));
    const [event] = (await answered) as [{ readonly data: unknown }];
    return JSON.parse(String(event.data));
  };
  try {
    await call(1, 'HeapProfiler.collectGarbage');
    const { result } = (await call(2, 'Runtime.getHeapUsage')) as {
      readonly result: { readonly usedSize: number; readonly backingStorageSize: number };
    };
    return Math.round((result.usedSize + result.backingStorageSize) / 100_000) / 10;
  } finally {
    socket.close();
  }
}
