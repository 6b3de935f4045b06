import { expect, expectAccessible, signIn, test } from './harness.ts';

test('staff are told to look again where a colleague decided meanwhile, and then see what is current', async ({
  harness,
}) => {
  const petra = (await harness.someone()).page;
  await signIn(petra, 'petra.lindgren@demo.example');
  const reply = await petra.request.get('/api/admin/users?queue=waiting');
  const [person] = ((await reply.json()) as { data: { id: string; name: string }[] }).data;
  if (!person) throw new Error('nobody waits');
  await petra.goto(`/admin/users?user=${person.id}`);
  await expect(petra.getByRole('button', { name: `Verify ${person.name}` })).toBeVisible();

  // The colleague decides in a window of her own: by the API, so that this page hears nothing of it.
  const { data } = (await (await petra.request.get(`/api/admin/users/${person.id}`)).json()) as {
    data: { submission: string };
  };
  const csrf = (await petra.context().cookies()).find(({ name }) => name.endsWith('touchline-csrf'));
  const decided = await petra.request.post(`/api/admin/users/${person.id}/reject`, {
    headers: { 'x-csrf-token': decodeURIComponent(csrf?.value ?? ''), origin: new URL(petra.url()).origin },
    data: { submission: data.submission, reason: 'The left half is missing.', kind: 'fixable', note: '' },
  });
  expect(decided.status()).toBe(200);

  await petra.getByRole('button', { name: `Verify ${person.name}` }).click();
  await expect(
    petra.getByText('This has changed meanwhile. Look at what is current and decide again.').first(),
  ).toBeVisible();
  await expect(petra.getByText('The left half is missing.').first()).toBeVisible();
  await expectAccessible(petra, 'a decision on something that changed meanwhile');
});
