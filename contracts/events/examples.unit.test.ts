import { describe, expect, it } from '@jest/globals';
import { topics } from './index.ts';

const events = topics.flatMap((topic) => topic.events);

describe('an event', () => {
  it.each(events.map((event) => [event.type, event] as const))(
    '%s has an example that says what happened',
    (type, event) => {
      const parsed = event.data.parse(event.example);
      // What the shape doesn't name is no part of the example.
      expect(parsed).toEqual(event.example);
      expect('happened' in (event.example as object)).toBe(!/\.restated\.v\d+$/.test(type));
    },
  );
});
