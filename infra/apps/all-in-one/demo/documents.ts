import type { Arrived } from '../../api-client/arrivals.ts';
import { letter } from '../../api-client/letter.ts';
import { demoPassword } from './people.ts';

/** Papers that people of the demo have brought themselves. */

interface Paper {
  readonly title: string;
  readonly message: string;
  readonly paragraphs: readonly string[];
}

const imageRights: Paper = {
  title: 'Image rights 2027/28',
  message: 'The image rights we spoke about on Monday. Article 2 is new.',
  paragraphs: [
    'Article 1. The club may use the name, the number and the picture of the player in its own kit, tickets, matches and social media.',
    'Article 2. Any other use needs the consent of the player in writing for each case.',
    'Article 3. The club pays the player 15 % of what it earns from shirts that bear his name, twice a year, on 31 January and 31 July.',
    'Article 4. This agreement ends with the employment contract of the player.',
  ],
};

const visit: Paper = {
  title: 'Visit to the training ground',
  message: 'So that you can look around with us before you decide.',
  paragraphs: [
    'The club shows the player its training ground, its medical department and its housing on one day of his choice.',
    'What either side learns about the other on this day stays with both.',
    'The club pays the journey. Nobody promises a contract.',
  ],
};

const housing: Paper = {
  title: 'Housing for the first season',
  message: '',
  paragraphs: [
    'The club lets the player a furnished flat within twenty minutes of the training ground for the first season.',
    'The rent is paid by the club. Water, heating and electricity are paid by the player.',
  ],
};

/** What the player fills in, beneath the articles. */
const fieldsOf = ({ profile_id: signer }: Arrived) => {
  const here = { signer, page: 1, left: 1210 };
  const line = { ...here, width: 3200, height: 240, required: true };
  const pictures = 'Show me pictures before they are published';
  return [
    { ...line, id: 'f1', kind: 'text', label: 'Name on the shirt', top: 4900 },
    { ...here, id: 'f2', kind: 'checkbox', label: pictures, top: 5250, width: 290, height: 205, required: false },
    { ...line, id: 'f3', kind: 'signature', top: 5700, height: 600 },
    { ...line, id: 'f4', kind: 'date', top: 6400 },
  ];
};

/** A draft with its paper and who signs it, in this order. */
const prepare = async (
  { client }: Arrived,
  { title, message, paragraphs }: Paper,
  signers: readonly Arrived[],
): Promise<string> => {
  const { id } = await client.send('POST', '/documents', { title, message, sign_until: null });
  await client.upload(`/documents/${id}/file`, letter(title, paragraphs), `${title}.pdf`);
  for (const { email } of signers) await client.send('POST', `/documents/${id}/signers`, { email });
  return id;
};

const sign = async ({ client }: Arrived, id: string, name: string): Promise<void> => {
  const { sha256 } = await client.until(`/documents/${id}`, ({ your_turn }) => your_turn);
  const signature = { kind: 'typed', text: name };
  await client.send('POST', `/documents/${id}/sign`, { sha256, signature, password: demoPassword });
};

/**
 * One paper that waits for the player, one that both have signed, and a draft. What a run that was cut off has told already stays
 * as it is.
 */
export const tellDocuments = async (club: Arrived, player: Arrived): Promise<void> => {
  const { client } = club;
  const known: readonly { readonly title: string }[] = await client.until('/documents?limit=100', () => true);
  const isTold = ({ title }: Paper): boolean => known.some((row) => row.title === title);
  if (!isTold(imageRights)) {
    const id = await prepare(club, imageRights, [player, club]);
    const { sha256, fields_version: version } = await client.send('GET', `/documents/${id}`);
    await client.send('PUT', `/documents/${id}/fields`, { fields: fieldsOf(player), sha256, version });
    await client.send('POST', `/documents/${id}/send`, {});
  }
  if (!isTold(visit)) {
    const id = await prepare(club, visit, [player, club]);
    await client.send('POST', `/documents/${id}/send`, {});
    await sign(player, id, 'Davi Adeyinka');
    await sign(club, id, 'Saskia Verhulst');
  }
  if (!isTold(housing)) await prepare(club, housing, [player]);
};
