import { describe, expect, it } from '@jest/globals';
import { chooseProfile, parseCurrentProfile, setCurrentProfile } from './current-profile.ts';

const player = { id: 'prf_1', profile_type: 'player' } as const;
const agent = { id: 'prf_2', profile_type: 'agent' } as const;
const person = { profiles: [player, agent], default_profile_id: 'prf_2', default_profile_type: 'agent' } as const;

describe('the current profile', () => {
  it('is the stored one while it is the person’s', () => {
    expect(chooseProfile(person, { profile_id: 'prf_1', profile_type: 'player' })).toEqual({
      profile_id: 'prf_1',
      profile_type: 'player',
    });
  });

  it('is the default where the stored pair does not fit', () => {
    expect(chooseProfile(person, { profile_id: 'prf_1', profile_type: 'agent' })).toEqual({
      profile_id: 'prf_2',
      profile_type: 'agent',
    });
    expect(chooseProfile(person, null)).toEqual({ profile_id: 'prf_2', profile_type: 'agent' });
  });

  it('is the first where there is no default', () => {
    expect(chooseProfile({ ...person, default_profile_id: null, default_profile_type: null }, null)).toEqual({
      profile_id: 'prf_1',
      profile_type: 'player',
    });
  });

  it('is none without profiles', () => {
    expect(chooseProfile({ profiles: [], default_profile_id: null, default_profile_type: null }, null)).toBeNull();
  });

  it('cannot be set to a pair that is not the person’s', () => {
    expect(() => setCurrentProfile({ profile_id: 'prf_2', profile_type: 'player' }, person.profiles)).toThrow('prf_2');
  });

  it('is none where the store holds something else', () => {
    for (const stored of [null, '', '{', '[]', '"x"', '{"profile_id":1,"profile_type":"player"}'])
      expect(parseCurrentProfile(stored)).toBeNull();
  });
});
