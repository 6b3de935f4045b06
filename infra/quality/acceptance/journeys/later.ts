import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A product of its own with the demo world, and a clock that the journey moves. */
export interface Later {
  readonly address: string;
  readonly travel: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const said = async (child: ChildProcess): Promise<{ readonly address?: string }> => {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the product of the journey ended with ${code}`))),
  ]);
  return message as { readonly address?: string };
};

export const startLater = async (): Promise<Later> => {
  const child = fork(join(import.meta.dirname, 'later.main.ts'), { execArgv: [] });
  const { address = '' } = await said(child);
  return {
    address,
    travel: async (travel) => {
      const heard = said(child);
      child.send({ travel });
      await heard;
    },
    close: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
};
