import { describe, expect, it } from '@jest/globals';
import { acceptOf, fileLimits, fileRefusalInWords, limitInWords, sizeInWords } from './file-limits.ts';

describe('what a file may be', () => {
  it('is said in words, and to a browser', () => {
    expect(limitInWords('identification')).toBe('PDF, PNG or JPEG, at most 10 MB');
    expect(limitInWords('clip')).toBe('MP4 or WebM, at most 100 MB');
    expect(limitInWords('paper')).toBe('PDF, at most 20 MB');
    expect(acceptOf('identification')).toBe('.pdf,.png,.jpg,.jpeg');
  });
  it('is told by a refusal that says it', () => {
    expect(fileRefusalInWords('FileTooLarge', { max_bytes: fileLimits.portrait.maxBytes })).toBe(
      'This file is too large. It may have at most 5 MB.',
    );
    expect(fileRefusalInWords('FileTypeNotAllowed', { allowed: ['PDF', 'PNG'] })).toBe(
      "This type of file isn't accepted. Send PDF or PNG.",
    );
    for (const details of [undefined, null, {}, { max_bytes: '5' }])
      expect(fileRefusalInWords('FileTooLarge', details)).toBeUndefined();
    expect(fileRefusalInWords('NotFound', { max_bytes: 1 })).toBeUndefined();
  });
  it('leaves room for the seal of the largest paper', () =>
    expect(fileLimits.sealed.maxBytes).toBeGreaterThan(fileLimits.paper.maxBytes));
  it('is a number that reads as one', () => {
    for (const { maxBytes } of Object.values(fileLimits)) expect(sizeInWords(maxBytes)).toMatch(/^\d+ MB$/);
  });
});
