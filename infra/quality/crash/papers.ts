import { demoPassword } from '../../apps/all-in-one/demo/people.ts';
import { specimen } from '../../apps/api-client/specimen.ts';
import { derivedId } from '../../platform/domain/index.ts';
import type { Ledger } from './ledger.ts';
import type { Step } from './load.ts';
import type { Club, Person } from './people.ts';

/** Nobody begins more own documents in a day, nor sends more often to many. */
const mostPapers = 20;
const mostSendings = 4;

/**
 * An own document from the paper to the seal: drafted, sent, reminded of, signed and sealed by reaction; at first also kept as a
 * template and sent to two at once, of which each line becomes a document by reaction.
 */
export const papers = async function* (
  club: Club,
  players: readonly [Person, Person],
  ledger: Ledger,
): AsyncGenerator<Step> {
  const [first, second] = players;
  for (let turn = 0; turn < mostPapers; turn += 1) {
    const title = `Image rights ${turn}`;
    let id = '';
    let sha256 = '';
    let fields = '';
    let template = '';
    yield async () => {
      id = (await club.client.send('POST', '/documents', { title, message: '', sign_until: null })).id;
      ledger.wrote(id, { 'state.title': title });
    };
    yield async () => {
      const paper = specimen(title, '2026-11-24');
      ({ sha256 } = await club.client.upload(`/documents/${id}/file`, paper, 'paper.pdf'));
      ledger.wrote(id, { 'state.file.sha256': sha256 });
    };
    yield async () => {
      await club.client.send('POST', `/documents/${id}/signers`, { email: first.email });
      ledger.wrote(id, { 'state.signers.length': 1 });
    };
    yield async () => {
      const place = { page: 1, left: 1000, top: 2000, width: 3000, height: 300 };
      const field = { id: 'f1', kind: 'text', signer: first.profile_id, required: true, label: 'Boots', ...place };
      const placed = await club.client.send('PUT', `/documents/${id}/fields`, {
        ...{ fields: [field], sha256, version: null },
      });
      fields = placed.fields_version;
      // Nobody else's business until it is sent.
      ledger.wrote(id, { 'state.fields.length': 1 }, 1, 0);
    };
    if (turn < mostSendings) {
      yield async () => {
        const roles = [{ signer: first.profile_id, name: 'Player' }];
        const words = { title, message: '', signing_days: 14, shared: true };
        template = (await club.client.send('POST', `/documents/${id}/template`, { ...words, roles })).id;
        ledger.wrote(template, { 'state.status': 'kept', 'state.fields.length': 1 });
      };
      yield async () => {
        const csv = ['Player name,Player email', ...players.map(({ email }, at) => `Player ${at + 1}x,${email}`)].join(
          '\n',
        );
        const sending = (await club.client.send('POST', `/document-templates/${template}/sendings`, { csv })).id;
        ledger.wrote(sending, { 'state.lines.length': 2 });
        // Drafted with all of it, then sent: two writes of each document, and one of the sending for each line.
        for (const [line, player] of [[2, first] as const, [3, second] as const]) {
          ledger.wrote(derivedId('doc', sending, String(line)), { 'state.status': 'available' }, 2, 4);
          ledger.told(player.user_id, 1, 1);
        }
        ledger.wrote(sending, { 'state.status': 'finished', 'state.lines.1.outcome': 'sent' }, 2, 3);
        // That all are out stands in the bell alone.
        ledger.told(club.user_id, 1, 0);
      };
    }
    yield async () => {
      await club.client.send('POST', `/documents/${id}/send`);
      ledger.wrote(id, { 'state.status': 'available' });
      ledger.told(first.user_id, 1, 1);
    };
    yield async () => {
      await club.client.send('POST', `/documents/${id}/remind`);
      ledger.wrote(id, { 'state.signers.0.status': 'current' });
      ledger.told(first.user_id, 1, 1);
    };
    yield async () => {
      await first.client.until(`/documents/${id}`, ({ your_turn }) => your_turn);
      await first.client.send('POST', `/documents/${id}/sign`, {
        ...{ sha256, signature: { kind: 'typed', text: 'Somebody' }, password: demoPassword },
        fields: { version: fields, values: [{ field: 'f1', value: `Size ${turn}` }] },
      });
      // Signed and, as the last one, by all; the seal follows by itself.
      ledger.wrote(id, { 'state.signers.0.status': 'signed' }, 1, 2);
      ledger.wrote(id, { 'state.status': 'completed' });
      for (const { user_id } of [club, first]) ledger.told(user_id, 1, 1);
      await first.client.until(`/documents/${id}`, ({ status }) => status === 'completed');
    };
  }
};
