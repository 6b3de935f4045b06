import { describe, expect, it } from '@jest/globals';
import { pageRules } from './page-rules.mjs';

const page = (mode: string): string =>
  `<!doctype html><html data-theme="${mode}"><body><main class="sheet"><a href="/" class="tw:p-[2px]">Home</a><input></main></body></html>`;
const kept = (sheet: string): string => pageRules(sheet, [page('light'), page('dark')]).replaceAll(/\s+/g, '');

describe('the rules of a page', () => {
  it.each([
    ['of what stands there', 'a{x:y}'],
    ['of one colour mode or the other', '[data-theme="dark"] a{x:y}'],
    ['of names with signs in them', '.tw\\:p-\\[2px\\]{x:y}'],
    ['of one choice of several', ':is(.none,.sheet)>a{x:y}'],
    ['of what isn’t the only exception', 'a:not(.none){x:y}'],
    ['of one place among others', 'a:first-child{x:y}'],
    ['of what a pointer brings', 'a:hover{x:y}'],
    ['of what a pointer brings to one of several', ':is(.none,a:hover){x:y}'],
    ['of what a person hasn’t done yet', 'input:not(:checked):focus-visible{x:y}'],
    ['of what is drawn before and behind it', 'a::before{x:y}'],
    ['that a condition is around', '@media print{a{x:y}}'],
  ])('are those %s', (_, sheet) => {
    expect(kept(sheet)).toBe(sheet.replaceAll(/\s+/g, ''));
  });
  it.each([
    ['of what isn’t there', '.none{x:y}'],
    ['of what isn’t there, whatever is done to it', '.none:hover{x:y}'],
    ['of what is left out for certain', 'a:not([href]){x:y}'],
    ['of a third colour mode', '[data-theme="sepia"] a{x:y}'],
    ['of another place', 'a:nth-child(2){x:y}'],
    ['of none of several choices', ':is(.none,.neither)>a{x:y}'],
    ['whose condition is around nothing else', '@media print{.none{x:y}}'],
  ])('are none %s', (_, sheet) => {
    expect(kept(`${sheet}a{x:y}`)).toBe('a{x:y}');
  });
  it('keep their order and lose the selectors that nothing stands for', () => {
    expect(kept('input,.none{x:y}.none{x:y}a{x:y}input{z:y}')).toBe('input{x:y}a{x:y}input{z:y}');
  });
  it('bring the movements and properties that they name, and no others', () => {
    expect(
      kept(
        '@keyframes turn{from{x:y}to{x:z}}@keyframes fall{from{x:y}}@property --wide{inherits:false}@property --tall{inherits:false}a{animation:turn 1s;width:var(--wide)}',
      ),
    ).toBe('@keyframesturn{from{x:y}to{x:z}}@property--wide{inherits:false}a{animation:turn1s;width:var(--wide)}');
  });
  it('end no element that they stand in', () => {
    expect(kept('a{content:"</style>"}')).not.toContain('</style');
  });
});
