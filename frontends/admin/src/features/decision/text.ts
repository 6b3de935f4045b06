import { createText } from '@touchline/ui';

/** Of decisions on several at once. */
export const bulkText = createText('admin-bulk', {
  allDone: '{done}: {count}',
  answers: 'Result',
  close: 'Close',
  failed: { one: '{count} could not be decided', other: '{count} could not be decided' },
  reject: { one: 'Reject {count}', other: 'Reject {count}' },
  rejected: 'Rejected',
  rejectText: 'Each is a decision of its own, with the same reason. Who has to know is told by mail.',
  rejectTitle: { one: 'Reject {count}?', other: 'Reject {count}?' },
  several: { one: '{count} of them', other: '{count} of them' },
  tooMany: 'At most 50 at once.',
  verified: 'Verified',
  verify: { one: 'Verify {count}', other: 'Verify {count}' },
});
