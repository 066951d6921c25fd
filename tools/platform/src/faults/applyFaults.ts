import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults.ts';

const html = '<!doctype html><title>Feil</title><p>Dette er ikke svaret du ventet.</p>';

/**
 * Applies the faults of one request.
 *
 * @returns whether the response was sent; if not, the real one follows
 */
export async function applyFaults(
  faults: readonly Fault[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const { latencyMs } of faults) if (latencyMs !== undefined) await wait(latencyMs);
  for (const fault of faults) {
    if (fault.outage) {
      request.socket.destroy();
      return true;
    }
    if (fault.cut) {
      response.writeHead(fault.status ?? 200, { 'Content-Type': 'application/json', 'Content-Length': 4096 });
      response.write('{"cut":', () => request.socket.destroy());
      return true;
    }
    if (fault.status !== undefined || fault.body !== undefined || fault.json !== undefined) {
      const { type, text } = faultBody(fault);
      response.writeHead(fault.status ?? 200, type === undefined ? {} : { 'Content-Type': type }).end(text);
      return true;
    }
  }
  return false;
}

function faultBody(fault: Fault): { type?: string; text: string } {
  if (fault.json !== undefined) return { type: 'application/json', text: JSON.stringify(fault.json) };
  if (fault.body === 'broken') return { type: 'application/json', text: '{"broken": [1, 2' };
  if (fault.body === 'empty') return { text: '' };
  if (fault.body === 'html') return { type: 'text/html; charset=utf-8', text: html };
  return {
    type: 'application/json',
    text: JSON.stringify({ code: 'FAULT', message: 'En feil fra konsollen' }),
  };
}
