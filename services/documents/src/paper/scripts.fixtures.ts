import { spec } from '@touchline/platform/domain';
import { contractOfDavi } from '../contract-pdf/contract.fixtures.ts';
import * as the from '../document/document.fixtures.ts';
import { decide, evolve, initialState } from '../document/document.ts';
import type { FullySigned } from '../document/state.ts';

/** Those that the attack printed as boxes, and those of scripts beside theirs. */
export const first = [
  'محمد عبد الله',
  '山田太郎',
  '김민수',
  'דוד כהן',
  'Nguyễn Văn A',
  'Øyvind Þórsson',
  'สมชาย',
  'अमित',
];
export const names = [
  ...first,
  'بلال الكعبي',
  'پرویز چیت‌ساز',
  'ヴィッセル神戸',
  '王小明',
  'สมชาย น้ำฝน',
  'अमित श्रीकृष्ण',
  'রবীন্দ্রনাথ',
  'சுனில் ஸ்ரீ',
  'ხვიჩა კვარაცხელია',
  'Հենրիխ Մխիթարյան',
  'አበበ ቢቂላ',
  'Андрій Шевченко',
  'Γιώργος Καραγκούνης',
  'Ọ́lá Adébáyọ̀',
];

/** The contract of somebody who is called so. */
export const renamed = (name: string) => ({
  ...contractOfDavi,
  player: { ...contractOfDavi.player, name },
  signers: contractOfDavi.signers.map((signer) => (signer.role === 'player' ? { ...signer, name } : signer)),
});
/** The same, once all have signed it. */
export const signedBy = (name: string): FullySigned => {
  const state = spec({ decide, evolve, initialState })(...the.signedByAll).state() as FullySigned;
  return {
    ...state,
    title: `Contract of ${name} with Sparta Rotterdam`,
    signers: state.signers.map((signer) =>
      signer.status === 'signed' && signer.role === 'player'
        ? { ...signer, name, evidence: { ...signer.evidence, signature: { kind: 'typed' as const, text: name } } }
        : signer,
    ),
  };
};
