import type { Bytes } from '@touchline/contracts/evidence/bytes';
import { cut } from '@touchline/contracts/text';

/** Makes the error that says why a server gave nothing of use: a stable sentence, so that the same cause is told once. */
export type Refused = (why: string, cause?: unknown) => Error;

export interface Question {
  readonly url: string;
  readonly request?: RequestInit;
  /** How long the whole answer may take, in ms, and how long it may be, in bytes. */
  readonly answerMs: number;
  readonly answerBytes: number;
  /** What its media type has to be, and how that is called; absent: any. */
  readonly wanted?: { readonly type: string; readonly name: string };
  readonly refused: Refused;
}

/** The body, as far as it may go. */
const bodyOf = async (answer: Response, { answerBytes, refused }: Question): Promise<Bytes> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > answerBytes) throw refused(`answered more than ${answerBytes / 1024} kB`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/** What stands in its way, in a few letters: they don't differ from try to try. */
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
};

/** What another company's server answers to one question: without redirects, bounded in time and length. Throws what `refused` makes. */
export const boundedAnswer = async (question: Question): Promise<Bytes> => {
  const { url, request, answerMs, wanted, refused } = question;
  try {
    const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(answerMs) });
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'nothing';
    if (answer.status === 200 && (!wanted || type === wanted.type)) return await bodyOf(answer, question);
    await answer.body?.cancel();
    throw wanted && answer.status === 200
      ? refused(`answered with ${cut(type, 60)} instead of ${wanted.name}`)
      : refused(`answered ${answer.status}`);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw refused(`did not answer within ${answerMs / 1000} s`, error);
    if (error instanceof TypeError) throw refused(`can’t be reached (${codeOf(error)})`, error);
    throw error;
  }
};
