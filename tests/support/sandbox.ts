/**
 * A real sandbox: the binary, a free port, a fresh database, its own clock and faults. Faults and time
 * are set by signed calls, never by intercepting requests, so that a test sees what a user sees.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, SandboxState } from '../../src/api/generated/types.ts';
import { sandboxBinary } from '../../tools/binaries.mjs';
import { Journal } from './journal.ts';
import { type Caller, signedRequest } from './signing.ts';

const START_TIMEOUT_MS = 60_000;

/** The start time of a browser test: Thursday 26 November 2026, 11:00:00 in Jakarta. */
export const T0_MS = Number(process.env['JAJAN_START_AT_MS'] ?? 1_795_665_600_000);

/** Folder of the built web app; a copy where the build must not change during the run. */
export const webFolder = process.env['JAJAN_WEB'] ?? 'dist';

export interface SandboxOptions {
  /** Folder of the built web app; without it only the API is served. */
  web?: string;
  args?: readonly string[];
  /** Database file; without it a fresh one in memory. */
  db?: string;
  /** A million stores take minutes to seed. */
  startTimeoutMs?: number;
  /** Another build than the one of the tests. */
  binary?: string;
  /** Takes each line of its log. */
  onLine?: (line: string) => void;
}

export interface Reply {
  status: number;
  envelope: { success: boolean; data?: unknown; error?: { code: string; message: string } };
}

/** Replies that wait for the test. */
export interface Hold {
  /** A reply is being held. */
  arrived: () => Promise<void>;
  /** Releases all held replies and stops holding. */
  release: () => Promise<void>;
}

export class Sandbox {
  readonly port: number;
  readonly baseUrl: string;
  #options: SandboxOptions;
  #process: ChildProcess | undefined;
  #log = '';
  #clockOffsetMs = 0;
  #afterStop: (() => void) | undefined;

  private constructor(port: number, options: SandboxOptions) {
    this.port = port;
    this.baseUrl = `http://localhost:${port}`;
    this.#options = options;
  }

  static async start(options: SandboxOptions = {}): Promise<Sandbox> {
    const { binary = sandboxBinary } = options;
    if (!existsSync(binary)) {
      throw new Error(`${binary} is missing; \`cargo build -p jajan-sandbox\` makes it`);
    }
    const sandbox = new Sandbox(await freePort(), options);
    await sandbox.restart();
    return sandbox;
  }

  /** A sandbox started and stopped by another process. */
  static at(port: number): Sandbox {
    return new Sandbox(port, {});
  }

  /** Restarts the process on the same port with a fresh database and no faults. */
  async restart(): Promise<void> {
    await this.#end('SIGTERM');
    const { web, args = [], db = ':memory:', binary = sandboxBinary, onLine } = this.#options;
    const all = ['--port', String(this.port), '--db', db, ...args];
    if (web !== undefined) all.push('--web', web);
    this.#log = '';
    this.#clockOffsetMs = 0;
    const child = spawn(binary, all, { stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk: Buffer) => {
      this.#log = (this.#log + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    if (onLine !== undefined) createInterface(child.stderr).on('line', onLine);
    this.#process = child;
    await this.#untilHealthy(child);
    if (args.includes('--start-at-ms'))
      this.#follow((await this.call('/sandbox/query')) as SandboxState);
  }

  /** The process dies at once, as in a crash; open connections break. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    this.#afterStop?.();
  }

  /** Cleanup after the process has ended. */
  onStop(clearAway: () => void): void {
    this.#afterStop = clearAway;
  }

  /** Sends one signed call and returns the reply, whatever it is. */
  async send(
    path: string,
    body: object = {},
    caller: Partial<Caller> = {},
    file?: Uint8Array,
  ): Promise<Reply> {
    const who = {
      deviceId: '00000000-0000-4000-8000-000000000001',
      locale: 'id-ID',
      clockOffsetMs: this.#clockOffsetMs,
      ...caller,
    };
    const signed = signedRequest(path, body, who, file);
    const reply = await fetch(`${this.baseUrl}${path}`, { method: 'POST', ...signed });
    return { status: reply.status, envelope: (await reply.json()) as Reply['envelope'] };
  }

  /** Sends one signed call that must succeed and returns its data. */
  async call(
    path: string,
    body: object = {},
    caller: Partial<Caller> = {},
    file?: Uint8Array,
  ): Promise<unknown> {
    const { status, envelope } = await this.send(path, body, caller, file);
    if (!envelope.success) {
      throw new Error(
        `${path} answered ${status} ${envelope.error?.code}: ${envelope.error?.message}`,
      );
    }
    return envelope.data;
  }

  /** Restores data and time of the start, clears all in-memory state, releases held replies. */
  async reset(): Promise<void> {
    this.#follow((await this.call('/sandbox/reset')) as SandboxState);
  }

  /** Moves the sandbox's clock on. In a browser test the page has to move too: `elapse` of the fixtures. */
  async elapse(ms: number): Promise<void> {
    this.#follow((await this.call('/sandbox/elapse', { ms })) as SandboxState);
  }

  /** The sandbox's time, milliseconds since the epoch. */
  nowMs(): number {
    return Date.now() + this.#clockOffsetMs;
  }

  /** A journal from now on. */
  async journal(): Promise<Journal> {
    return Journal.from(this);
  }

  /**
   * Holds replies of this path until they are released; other faults stay on.
   * @param times how many replies; without it every one until the release
   */
  async hold(path: string, { times }: { times?: number } = {}): Promise<Hold> {
    const { faults } = (await this.call('/sandbox/query')) as SandboxState;
    const remaining = times === undefined ? {} : { remaining: times };
    await this.setFaults(...faults, { path, kind: 'hold', delayMs: 0, ...remaining });
    const journal = await this.journal();
    return {
      arrived: async () => void (await journal.held(path)),
      release: async () => void (await this.call('/sandbox/release', { path })),
    };
  }

  /** Replaces all faults. */
  async setFaults(...faults: Fault[]): Promise<void> {
    await this.call('/sandbox/faults', { faults });
  }

  #follow({ clockOffsetMs }: SandboxState): void {
    this.#clockOffsetMs = clockOffsetMs;
  }

  async #untilHealthy(child: ChildProcess): Promise<void> {
    const { startTimeoutMs = START_TIMEOUT_MS } = this.#options;
    const endMs = Date.now() + startTimeoutMs;
    while (Date.now() < endMs) {
      if (child.exitCode !== null) throw new Error(`The sandbox ended at once:\n${this.#log}`);
      const reply = await fetch(`${this.baseUrl}/healthz`).catch(() => undefined);
      if (reply?.ok === true) return;
      await sleep(50);
    }
    throw new Error(`The sandbox did not answer in ${startTimeoutMs / 1000} s:\n${this.#log}`);
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((end) => child.once('exit', end));
    child.kill(signal);
    await ended;
  }
}

/** A port of this machine that no program listens on. */
export async function freePort(): Promise<number> {
  return new Promise((answer, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => answer(port));
    });
  });
}
