import { describe, expect, it } from '@jest/globals';
import { services } from '@touchline/contracts/http/bff';
import { blockedText } from './blocked-text.ts';

const held = { group: 'offers.actors', topic: 'touchline.user', failed: 1, waiting: 0, since: '', cause: '' };

describe('held-up news', () => {
  it('says where, how many and of what', () => {
    expect(blockedText(held)).toBe('Offers could make nothing of 1 change to accounts.');
    expect(blockedText({ ...held, group: 'identity.mail', topic: 'touchline.document', failed: 3 })).toBe(
      'Accounts and mail could make nothing of 3 changes to documents.',
    );
  });

  it('has a name for every service, and a word for what it doesn’t know', () => {
    const names = [...Object.keys(services), 'bff'].map((service) => blockedText({ ...held, group: `${service}.x` }));
    expect(names.filter((name) => name.startsWith('A service'))).toEqual([]);
    expect(blockedText({ ...held, group: 'new.x', topic: 'touchline.new' })).toBe(
      'A service could make nothing of 1 change to records.',
    );
  });
});
