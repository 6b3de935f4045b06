import { connect } from 'node:net';
import { invalid, Unavailable } from '../domain/index.ts';

/** Refuses a file in which a scanner finds something, with `ValidationFailed` at `file`. */
export type Scan = (bytes: Uint8Array) => Promise<void>;

/** Where no scanner is configured. */
export const unscanned: Scan = async () => {};

const patienceMs = 15_000;
/** The longest answer is the name of what was found. */
const maxAnswer = 4_096;

/** One file to clamd, by its INSTREAM command: the length of the chunk, the chunk, a chunk of no length. */
const askClamd = (host: string, port: number, bytes: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, host);
    let answer = '';
    socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no answer within ${patienceMs} ms`)));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.length > maxAnswer) socket.destroy(new Error('the answer is no verdict'));
    });
    socket.on('close', () => resolve(answer.replace(/\0.*$/s, '')));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.byteLength);
    socket.write('zINSTREAM\0');
    socket.write(length);
    socket.write(bytes);
    socket.write(Buffer.alloc(4));
  });

/**
 * ClamAV's daemon at `host:port`. Nothing is kept without its verdict: while it is away, files are answered with
 * `ServiceUnavailable`.
 */
export const clamAv = (address: string): Scan => {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? [];
  return async (bytes) => {
    const verdict = await askClamd(host.replace(/^\[|\]$/g, ''), Number(port), bytes).catch((cause: unknown) => {
      throw new Unavailable('the virus scanner', cause);
    });
    if (verdict === 'stream: OK') return;
    if (/^stream: .+ FOUND$/.test(verdict))
      throw invalid({ path: 'file', message: 'Our virus scanner found something in this file. Send another one.' });
    throw new Unavailable('the virus scanner', new Error(`answers ${verdict || 'nothing'}`));
  };
};
