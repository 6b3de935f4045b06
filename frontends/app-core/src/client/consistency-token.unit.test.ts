import { describe, expect, it } from '@jest/globals';
import { createKnownTokens } from './consistency-token.ts';

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

describe('the consistency tokens', () => {
  it('outlives a page load', () => {
    const storage = memory();
    createKnownTokens(() => storage).remember('off_1@2');
    expect(createKnownTokens(() => storage).header()).toBe('off_1@2');
  });

  it('still remembers within the page where storage is forbidden', () => {
    const tokens = createKnownTokens(() => {
      throw new Error('SecurityError');
    });
    tokens.remember('off_1@2');
    expect(tokens.header()).toBe('off_1@2');
  });

  it('are known to the other tabs as well, which are told', () => {
    const tabs = [new EventTarget(), new EventTarget()];
    const channel = (at: number) => () => ({
      addEventListener: tabs[at]?.addEventListener.bind(tabs[at]) as BroadcastChannel['addEventListener'],
      postMessage: (data: unknown) => void tabs[1 - at]?.dispatchEvent(new MessageEvent('message', { data })),
    });
    const [here, there] = [createKnownTokens(memory, channel(0)), createKnownTokens(memory, channel(1))];
    const told: string[] = [];
    const end = there.onOtherTabs(() => told.push(String(there.header())));
    here.onOtherTabs(() => told.push('here'));
    there.remember('off_2@1');
    here.remember('off_1@2');
    expect(told).toEqual(['here', 'off_2@1,off_1@2']);
    here.remember(null);
    channel(0)().postMessage('nothing of ours');
    channel(0)().postMessage({ off_3: 1 });
    end();
    here.remember('off_4@2');
    expect(told).toHaveLength(2);
    expect(there.header()).toBe('off_2@1,off_1@2,off_4@2');
  });

  it('says nothing before anything was written', () => {
    expect(createKnownTokens(memory).header()).toBeUndefined();
  });
});
