import { describe, expect, it } from '@jest/globals';
import { playerFootball, playerVisibility } from '@touchline/contracts/http/profile';
import { z } from 'zod';
import { problemsOf } from './contract-form.ts';

const football = { sport: 'football', positions: ['LW'], preferred_foot: 'right', height_cm: 179, weight_kg: 72 };
const of = (typed: object) => problemsOf({ schema: playerFootball, missing: 'missing' }, typed);

describe('what a form says', () => {
  it('names what is missing in the page’s words and what is wrong in the schema’s, all at once', async () => {
    expect(await of({ ...football, height_cm: 17, preferred_foot: undefined })).toEqual([
      { path: 'preferred_foot', message: 'missing' },
      { path: 'height_cm', message: 'Use whole centimetres, from 140 to 220.' },
    ]);
    expect(await of({ ...football, positions: [] })).toEqual([
      { path: 'positions', message: 'Choose at least one position.' },
    ]);
    expect(await of(football)).toEqual([]);
  });
  it('finds fields inside a field', async () => {
    const typed = { visible_to_clubs: true, guardian: { name: 'Ada L', email: 'x' } };
    expect((await problemsOf({ schema: playerVisibility }, typed)).map(({ path }) => path)).toEqual(['guardian.email']);
  });
  it('judges what the typed stands for', async () => {
    const schema = z.object({ founded: z.int().min(1850) });
    const values = (typed: { founded: string }) => ({ founded: Number(typed.founded) });
    expect(await problemsOf({ schema, values }, { founded: '1900' })).toEqual([]);
    expect(await problemsOf({ schema, values }, { founded: '1700' })).toHaveLength(1);
  });
});
