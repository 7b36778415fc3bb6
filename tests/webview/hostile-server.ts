/**
 * A server that answers like the sandbox, with markup in every store name and picture text: a
 * compromised database. None of it may run, load or open anything in the page with the native bridge.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const HOSTILE_NAME =
  'Warung <iframe src="https://example.com/"></iframe><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

export class HostileServer {
  readonly baseUrl: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** A proxy in front of the real server. */
  static async before(baseUrl: string): Promise<HostileServer> {
    const server = createServer((request, response) => {
      void answer(baseUrl, request).then(
        ({ status, text }) => response.writeHead(status).end(text),
        (error: unknown) => response.writeHead(502).end(String(error)),
      );
    });
    await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
    return new HostileServer(server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

async function answer(
  baseUrl: string,
  request: IncomingMessage,
): Promise<{ status: number; text: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const reply = await fetch(`${baseUrl}${request.url}`, {
    method: request.method ?? 'POST',
    headers: headers as Record<string, string>,
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  });
  const honest = await reply.text();
  const text = JSON.stringify(JSON.parse(honest), (key, value: unknown) =>
    key === 'storeName' || key === 'mallName' ? HOSTILE_NAME : value,
  );
  return { status: reply.status, text };
}
