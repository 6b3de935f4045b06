import { createText } from '@touchline/ui';

/** Of decisions on several at once. */
export const bulkText = createText('admin-bulk', {
  allDone: '{done}: {count}',
  answers: 'Result',
  back: 'Back',
  close: 'Close',
  failed: { one: '{count} could not be decided', other: '{count} could not be decided' },
  heldDecide: { one: 'Decide {count} all the same', other: 'Decide {count} all the same' },
  heldText:
    'What a colleague has may be decided right now. Ask first, or decide all the same: that ends it for the colleague.',
  reject: { one: 'Reject {count}', other: 'Reject {count}' },
  rejected: 'Rejected',
  rejectText: 'Each is a decision of its own, with the same reason. Who has to know is told by mail.',
  rejectTitle: { one: 'Reject {count}?', other: 'Reject {count}?' },
  several: { one: '{count} of them', other: '{count} of them' },
  tierKept: 'All of them have a tier. Choose one to give it to all, or leave each as it is.',
  tierMissing: {
    one: '{count} has no tier yet. Choose one: it is given to all of them.',
    other: '{count} have no tier yet. Choose one: it is given to all of them.',
  },
  tierTitle: { one: 'Verify {count} player?', other: 'Verify {count} players?' },
  tooMany: 'At most 50 at once.',
  verified: 'Verified',
  verify: { one: 'Verify {count}', other: 'Verify {count}' },
});

/** Of who has a case. */
export const holdText = createText('admin-hold', {
  askConfirm: 'Decide all the same',
  askText: '{who} took it at {when} and may be deciding now. A decision of yours ends that.',
  askTitle: '{who} has this case',
  cancel: 'Back',
  colleague: 'A colleague',
  free: 'Nobody has this case yet.',
  giveBack: 'Give it back',
  mine: 'You have this case since {when}',
  mineText: 'It is free again 15 minutes after your last click.',
  other: '{who} has this case since {when}',
  otherText: 'Ask before you decide, or take it over.',
  take: 'I take this',
  takeOver: 'Take it over…',
  takeOverConfirm: 'Take it over',
  takeOverText: '{who} has it since {when} and may be deciding now.',
  takeOverTitle: 'Take this case over from {who}?',
});
