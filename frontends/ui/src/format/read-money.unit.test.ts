import { describe, expect, it } from '@jest/globals';
import { currencies } from '@touchline/contracts/values';
import fc from 'fast-check';
import { editableMoney, minorDigits } from './money.ts';
import { readMoney } from './read-money.ts';

const amount = (cents: number) => ({ kind: 'amount', amount: cents });
const doubtful = (...readings: readonly number[]) => ({ kind: 'doubtful', readings });

describe('money as it is typed', () => {
  it.each([
    ['5200', 520_000],
    ['5200,50', 520_050],
    ['5200.50', 520_050],
    ['5200,5', 520_050],
    ['5,400', 540_000],
    ['5.400', 540_000],
    ['5 400', 540_000],
    ['5\u202f400,50', 540_050],
    ["5'400.50", 540_050],
    ['5’400', 540_000],
    ['3.500.000', 350_000_000],
    ['3,500,000.25', 350_000_025],
    ['1.234.567,89', 123_456_789],
    ['€ 5.200,50', 520_050],
    ['5.200 €', 520_000],
    ['EUR 5200', 520_000],
    ['0,5', 50],
    ['5.', 500],
  ])('reads %s', (typed, cents) => expect(readMoney(typed, 'EUR')).toEqual(amount(cents)));

  it.each(['', ' ', '\u00a0'])('has nothing in "%s"', (typed) =>
    expect(readMoney(typed, 'EUR')).toEqual({ kind: 'empty' }),
  );

  it.each(['abc', '55o', '5.4k', '-5', '£5,200', '€', '5..', ',5', '1e5', '٥٠٠'])('takes %s for no amount', (typed) =>
    expect(['none', 'doubtful']).toContain(readMoney(typed, 'EUR').kind),
  );

  it.each([
    ['5200,505', [520_050_500]],
    ['1.234.56', [123_456, 12_345_600]],
    ['1.234,567', [123_456_700]],
    ['1,234.567,8', [123_456_780, 1_234_567_800]],
    ['54 00', [540_000]],
    ['0,500', [50, 50_000]],
    ['1,23,456', [12_345_600]],
    ['12345.678', [1_234_567_800]],
  ] as const)('asks about %s', (typed, readings) => expect(readMoney(typed, 'EUR')).toEqual(doubtful(...readings)));

  it('asks where thousands are usual and hardly anything is typed', () => {
    const weekly = { least: 5_000, most: 100_000_000 };
    expect(readMoney('4,2', 'EUR', weekly)).toEqual(doubtful(420_000, 420));
    expect(readMoney('5.5', 'EUR', weekly)).toEqual(doubtful(550_000, 550));
    expect(readMoney('2,5', 'EUR', { least: 1_000_000, most: 150_000_000_000 })).toEqual(doubtful(250_000_000, 250));
    expect(readMoney('5200,5', 'EUR', weekly)).toEqual(amount(520_050));
    expect(readMoney('5', 'EUR', weekly)).toEqual(amount(500));
  });

  it('knows the symbols of its own currency', () => {
    expect(readMoney('12 500 kr', 'SEK')).toEqual(amount(1_250_000));
    expect(readMoney('R$ 5.200,50', 'BRL')).toEqual(amount(520_050));
    expect(readMoney('12.500 Kč', 'CZK')).toEqual(amount(1_250_000));
  });

  const locales = [
    'en-GB',
    'en-US',
    'de-DE',
    'fr-FR',
    'nl-NL',
    'pt-PT',
    'pt-BR',
    'sv-SE',
    'de-CH',
    'pl-PL',
    'da-DK',
    'es-ES',
  ];
  const anyAmount = fc.oneof(
    fc.integer({ min: 0, max: 999_999 }),
    fc.integer({ min: 0, max: 100_000_000_000 }),
    fc.integer({ min: 0, max: 100_000_000 }).map((units) => units * 100),
  );

  it('gives any amount back as any locale writes it, or asks: never another number', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom(...locales),
        fc.constantFrom(...currencies),
        fc.constantFrom('plain', 'currency', 'whole'),
        fc.boolean(),
        fc.option(fc.record({ least: fc.integer({ min: 0, max: 10_000_000 }), most: fc.constant(150_000_000_000) })),
        (cents, locale, currency, style, groups, usual) => {
          const digits = minorDigits(currency);
          const units = cents / 10 ** digits;
          const written = new Intl.NumberFormat(locale, {
            ...(style === 'currency' ? { style: 'currency', currency } : {}),
            minimumFractionDigits: style === 'whole' && Number.isInteger(units) ? 0 : digits,
            maximumFractionDigits: digits,
            useGrouping: groups,
          }).format(units);
          const read = readMoney(written, currency, usual ?? undefined);
          if (read.kind === 'amount') expect(read.amount).toBe(cents);
          else {
            expect(read.kind).toBe('doubtful');
            if (read.kind === 'doubtful') expect(read.readings).toContain(cents);
          }
          // Only where a field knows what is usual may an orderly amount be confirmed.
          if (!usual) expect(read).toEqual(amount(cents));
        },
      ),
      { numRuns: 4000 },
    );
  });

  it('reads back what it writes into a field', () => {
    fc.assert(
      fc.property(anyAmount, fc.constantFrom(...currencies), (cents, currency) => {
        expect(readMoney(editableMoney(cents, currency), currency)).toEqual(amount(cents));
      }),
    );
  });

  it('takes no other signs than those of amounts, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789., '’abc-€") }), (typed) => {
        const read = readMoney(typed, 'EUR');
        if (read.kind !== 'amount') return;
        // An amount's digits are those that were typed, with cents filled up and nothing else.
        const typedDigits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
        const filled = [typedDigits, `${typedDigits}0`, `${typedDigits}00`].map(Number);
        expect(filled).toContain(read.amount);
      }),
      { numRuns: 4000 },
    );
  });
});
