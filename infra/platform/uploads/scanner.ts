import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { invalid, Unavailable } from '../domain/index.ts';

/** Refuses what lies at a path, where a scanner finds something in it, with `ValidationFailed` at `file`. */
export type Scan = (path: string) => Promise<void>;

/** Where no scanner is configured. */
export const unscanned: Scan = async () => {};

/** For a small file, in ms, and how many bytes of a large one are looked through in each ms more. */
const patienceMs = 15_000;
const bytesInMs = 2_000;
/** The longest answer is the name of what was found. */
const maxAnswer = 4_096;

/** One file to clamd, by its INSTREAM command: the length of each chunk, the chunk, at last a chunk of no length. */
const instream = async function* (path: string): AsyncGenerator<Uint8Array> {
  const lengthOf = (chunk: number): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk);
    return length;
  };
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(chunk.byteLength);
    yield chunk;
  }
  yield lengthOf(0);
};

const askClamd = async (host: string, port: number, path: string): Promise<string> => {
  const ms = patienceMs + (await stat(path)).size / bytesInMs;
  return new Promise((resolve, reject) => {
    const socket = connect(port, host);
    let answer = '';
    socket.setTimeout(ms, () => socket.destroy(new Error(`no answer within ${ms} ms`)));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.length > maxAnswer) socket.destroy(new Error('the answer is no verdict'));
    });
    socket.on('close', () => resolve(answer.replace(/\0.*$/s, '')));
    // It stays open for the verdict, which may come before all was read.
    pipeline(instream(path), socket, { end: false }).catch((error: Error) => socket.destroy(error));
  });
};

/**
 * ClamAV's daemon at `host:port`. Nothing is kept without its verdict: while it is away, files are answered with
 * `ServiceUnavailable`.
 */
export const clamAv = (address: string): Scan => {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? [];
  return async (path) => {
    const verdict = await askClamd(host.replace(/^\[|\]$/g, ''), Number(port), path).catch((cause: unknown) => {
      throw new Unavailable('the virus scanner', cause);
    });
    if (verdict === 'stream: OK') return;
    if (/^stream: .+ FOUND$/.test(verdict))
      throw invalid({ path: 'file', message: 'Our virus scanner found something in this file. Send another one.' });
    throw new Unavailable('the virus scanner', new Error(`answers ${verdict || 'nothing'}`));
  };
};
