import { z } from 'zod';

/**
 * What is wrong with a value, in a sentence for whoever gave it, where the schema has none of its own. Zod's are for developers: by
 * this no page and no answer says “expected string to have <=1500 characters”.
 */

type Issue = z.core.$ZodRawIssue;

const missing = 'This is still missing.';
const unfit = 'This can’t be taken as it is. Look at it again.';

const isUnanswered = (input: unknown): boolean =>
  input === undefined || input === null || input === '' || Number.isNaN(input);

const kinds: Readonly<Record<string, string>> = {
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Answer yes or no.',
  array: 'Choose at least one.',
  set: 'Choose at least one.',
  date: 'Enter a date.',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter a web address, such as https://example.com.',
  date: 'Enter a date.',
  datetime: 'Enter a date and a time.',
  time: 'Enter a time.',
};

const shown = (bound: unknown): string => Number(bound).toLocaleString('en-GB');
const counted = (bound: unknown, one: string, many: string): string =>
  `${shown(bound)} ${Number(bound) === 1 ? one : many}`;

const tooSmall = ({ origin, minimum, inclusive = true, input }: Extract<Issue, { code: 'too_small' }>): string => {
  switch (origin) {
    case 'string':
      return input === '' || Number(minimum) === 1
        ? missing
        : `At least ${counted(minimum, 'character', 'characters')}.`;
    case 'array':
    case 'set':
      return Number(minimum) === 1 ? 'Choose at least one.' : `Choose at least ${shown(minimum)}.`;
    case 'number':
    case 'int':
    case 'bigint':
      return inclusive ? `At least ${shown(minimum)}.` : `More than ${shown(minimum)}.`;
    default:
      return unfit;
  }
};

const tooBig = ({ origin, maximum, inclusive = true }: Extract<Issue, { code: 'too_big' }>): string => {
  switch (origin) {
    case 'string':
      return `At most ${counted(maximum, 'character', 'characters')}.`;
    case 'array':
    case 'set':
      return `Choose at most ${shown(maximum)}.`;
    case 'number':
    case 'int':
    case 'bigint':
      return inclusive ? `At most ${shown(maximum)}.` : `Less than ${shown(maximum)}.`;
    default:
      return unfit;
  }
};

/** The sentence of an issue for which the schema has none. */
export const sentenceOf = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return isUnanswered(issue.input) ? missing : (kinds[String(issue.expected)] ?? unfit);
    case 'too_small':
      return tooSmall(issue as Extract<Issue, { code: 'too_small' }>);
    case 'too_big':
      return tooBig(issue as Extract<Issue, { code: 'too_big' }>);
    case 'invalid_format':
      return isUnanswered(issue.input) ? missing : (formats[String(issue.format)] ?? unfit);
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'Enter a whole number.' : `Enter a multiple of ${shown(issue.divisor)}.`;
    case 'invalid_value':
    case 'invalid_union':
      return isUnanswered(issue.input) ? missing : 'Choose one of the answers.';
    case 'unrecognized_keys':
      return `Not known here: ${(issue as unknown as { keys: readonly string[] }).keys.join(', ')}.`;
    default:
      return unfit;
  }
};

// Every copy of zod in a process or page reads this one setting.
z.config({ customError: (issue) => sentenceOf(issue) });
