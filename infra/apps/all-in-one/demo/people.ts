import type {
  ArrivingAgent,
  ArrivingCoach,
  ArrivingPlayer,
  ArrivingRepresentative,
} from '../../api-client/arrivals.ts';

/** Who lives in the demo world. All of them are invented; the clubs are real. */

export const demoPassword = 'floodlights at dusk';

export const staff = { email: 'petra.lindgren@demo.example', name: 'Petra Lindgren' };
/** What takes two members of staff takes her as well. */
export const colleague = { email: 'nora.sandvik@demo.example', name: 'Nora Sandvik' };

export interface DemoRepresentative extends ArrivingRepresentative {
  readonly club: string;
  readonly country: string;
  /** Adds a women's first team to the club and acts for it too. */
  readonly women: boolean;
}

const representative = (
  first_name: string,
  last_name: string,
  position: string,
  club: string,
  country: string,
  women = false,
): DemoRepresentative => ({
  email: `${first_name}.${last_name}@demo.example`.toLowerCase().replaceAll(' ', ''),
  first_name,
  last_name,
  position,
  club,
  country,
  women,
});

export const representatives: readonly DemoRepresentative[] = [
  representative('Saskia', 'Verhulst', 'Head of Recruitment', 'Sparta Rotterdam', 'NL', true),
  representative('Graham', 'Pell', 'Sporting Director', 'Leeds United FC', 'GB-ENG'),
  representative('Anneke', 'Brandt', 'Chief Scout', 'SC Freiburg', 'DE', true),
  representative('Tomas', 'Ekberg', 'Sporting Director', 'Hammarby IF', 'SE'),
];

/** Has paid for a plan, and has left it. */
export const leaver = representative('Beatriz', 'Sousa', 'Scout', 'FC Famalicão', 'PT');

/** Enters a club that isn't in the list: it waits for staff. */
export const newcomer = {
  ...representative('Ines', 'Moreira', 'Academy Director', '', 'PT'),
  entered: 'Vila Nova Atlético',
};

/** Represents players; another one waits for staff. */
export const agent: ArrivingAgent = {
  email: 'beatriz.falcao@demo.example',
  first_name: 'Beatriz',
  last_name: 'Falcão',
  agency: 'Linha Alta',
  licence_number: '202406-1187',
  licensed_countries: ['PT', 'ES', 'NL'],
};
export const newAgent: ArrivingAgent = {
  email: 'henk.oostra@demo.example',
  first_name: 'Henk',
  last_name: 'Oostra',
  agency: 'Oostra Sportmanagement',
  licence_number: '202311-0462',
  licensed_countries: ['NL', 'BE'],
};

/** Is a member; another one waits for staff. */
export const coach: ArrivingCoach = {
  email: 'marit.solberg@demo.example',
  first_name: 'Marit',
  last_name: 'Solberg',
  licence_level: 'UEFA A',
  club: 'AIK',
  experience: 'Four seasons with the under-19s, before that eleven years in midfield.',
};
export const newCoach: ArrivingCoach = {
  email: 'paolo.ferri@demo.example',
  first_name: 'Paolo',
  last_name: 'Ferri',
  licence_level: 'UEFA Pro',
  club: null,
  experience: '',
};

/** Pays for a plan, and is late for longer than the days of grace. */
export const lateCoach: ArrivingCoach = {
  email: 'ruben.claes@demo.example',
  first_name: 'Ruben',
  last_name: 'Claes',
  licence_level: 'UEFA B',
  club: null,
  experience: 'Three seasons with the under-17s.',
};
/** Is verified, and has begun to pay for a plan. */
export const undecidedCoach: ArrivingCoach = {
  email: 'sanna.korhonen@demo.example',
  first_name: 'Sanna',
  last_name: 'Korhonen',
  licence_level: 'UEFA A',
  club: null,
  experience: 'Goalkeepers, for six seasons.',
};

export interface DemoPlayer extends ArrivingPlayer {
  readonly tier: string;
  readonly state: 'in the market' | 'waiting' | 'mending';
}

const men: readonly (readonly [string, string, string])[] = [
  ['Mikołaj', 'Zawadzki', 'PL'],
  ['Joon-ho', 'Bae', 'KR'],
  ['Emre', 'Aksoy', 'TR'],
  ['Luka', 'Perišin', 'HR'],
  ['Oumar', 'Traoré', 'ML'],
  ['Niels', 'van der Wal', 'NL'],
  ['Mateo', 'Ibarra', 'UY'],
  ['Callum', 'Reid', 'GB-SCT'],
  ['Rhys', 'Pryce', 'GB-WLS'],
  ['Anton', 'Sjöberg', 'SE'],
  ['Ismaël', 'Benali', 'MA'],
  ['Kwame', 'Asante', 'GH'],
  ['Tiago', 'Carvalhal', 'PT'],
  ['Sander', 'Holm', 'NO'],
  ['Jakub', 'Novotný', 'CZ'],
  ['Felix', 'Brandl', 'AT'],
  ['Noah', 'Keller', 'CH'],
  ['Diego', 'Salcedo', 'CO'],
  ['Yusuf', 'Danjuma', 'NG'],
  ['Ethan', 'Marlow', 'GB-ENG'],
  ['Aaron', 'Deegan', 'IE'],
  ['Lorenzo', 'Bassi', 'IT'],
  ['Álvaro', 'Cuesta', 'ES'],
  ['Hugo', 'Lambert', 'FR'],
  ['Bram', 'Claes', 'BE'],
  ['Andrei', 'Munteanu', 'RO'],
  ['Stefan', 'Ilić', 'RS'],
  ['Giorgi', 'Beridze', 'GE'],
  ['Kacper', 'Wrona', 'PL'],
  ['Rui', 'Tavares', 'PT'],
  ['Lucas', 'Moura Pinto', 'BR'],
  ['Enzo', 'Quiroga', 'AR'],
  ['Sota', 'Minami', 'JP'],
  ['Elias', 'Kallio', 'FI'],
  ['Jonas', 'Thomsen', 'DK'],
  ['Dardan', 'Krasniqi', 'XK'],
  ['Ardit', 'Hoxha', 'AL'],
  ['Bence', 'Szalai', 'HU'],
];
const women: readonly (readonly [string, string, string])[] = [
  ['Freya', 'Lindqvist', 'SE'],
  ['Marta', 'Oliveira', 'PT'],
  ['Amélie', 'Roux', 'FR'],
  ['Lena', 'Vogt', 'DE'],
  ['Sofie', 'Bakker', 'NL'],
  ['Chidinma', 'Eze', 'NG'],
  ['Hana', 'Ito', 'JP'],
  ['Isla', 'Murray', 'GB-SCT'],
  ['Grace', 'Hollis', 'GB-ENG'],
  ['Valentina', 'Rossi', 'IT'],
  ['Carla', 'Ferrer', 'ES'],
  ['Ingrid', 'Solheim', 'NO'],
  ['Nadia', 'Petrova', 'BG'],
  ['Júlia', 'Santos', 'BR'],
];

const shapes = [
  ['GK'],
  ['CB'],
  ['CB', 'DM'],
  ['RB', 'RWB'],
  ['LB', 'LWB'],
  ['DM', 'CM'],
  ['CM'],
  ['CM', 'AM'],
  ['AM', 'SS'],
  ['RW', 'RM'],
  ['LW', 'LM'],
  ['CF'],
  ['CF', 'SS'],
  ['LW', 'CF', 'AM'],
] as const;
const clubs = [
  null,
  'Rio Ave FC',
  'KRC Genk',
  'AIK',
  'SC Heerenveen',
  'FC Utrecht',
  'FC Famalicão',
  'Brentford FC',
  '1. FC Union Berlin',
  'Hammarby IF',
] as const;
const tiers = ['B', 'C+', 'B+', 'C', 'A', 'B', 'C+', 'D', 'A+', 'B+', 'C'] as const;
const feet = ['right', 'right', 'left', 'right', 'both'] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const two = (n: number): string => String(n).padStart(2, '0');
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

const player = (
  names: readonly [string, string, string],
  index: number,
  gender: 'female' | 'male',
  today: string,
): DemoPlayer => {
  const year = Number(today.slice(0, 4));
  const ends = `${year + ((index * 2) % 4)}-${index % 3 === 0 ? '12-31' : '06-30'}`;
  const [first_name, last_name, country] = names;
  const positions = at(shapes, index * 5 + 3);
  const club = gender === 'male' ? at(clubs, index * 3 + 1) : null;
  return {
    email: `${plain(first_name)}.${plain(last_name)}@demo.example`,
    first_name,
    last_name,
    gender,
    nickname: plain(`${first_name} ${last_name}`),
    date_of_birth: `${year - 19 - ((index * 7) % 15)}-${two(1 + ((index * 5) % 12))}-${two(1 + ((index * 11) % 28))}`,
    nationalities: index % 6 === 5 ? [country, 'FR'].filter((c, i, all) => all.indexOf(c) === i) : [country],
    positions,
    preferred_foot: positions[0] === 'LW' || positions[0] === 'LB' ? 'left' : at(feet, index),
    height_cm:
      (positions[0] === 'GK' || positions[0] === 'CB' ? 184 : 170) + ((index * 3) % 13) - (gender === 'female' ? 8 : 0),
    weight_kg: 66 + ((index * 7) % 20) - (gender === 'female' ? 8 : 0),
    club,
    // Whose contract would have ended this year has none.
    contract_ends_on: club && ends >= today ? ends : null,
    tier: at(tiers, index * 4),
    bio: '',
    highlights: index % 3 === 0 ? [{ title: 'Season in four minutes', url: 'https://video.example/season' }] : [],
    state: index % 13 === 7 ? 'waiting' : index === 21 ? 'mending' : 'in the market',
  };
};

/** Sixty players, two of them under 18: the guardian of one has agreed, the other's hasn't answered; contracts and ages follow from today's year, so that the demo doesn't grow old. */
export const players = (today: string): readonly DemoPlayer[] => {
  const year = Number(today.slice(0, 4));
  const named: DemoPlayer[] = [
    {
      email: 'davi.adeyinka@demo.example',
      first_name: 'Davi',
      last_name: 'Adeyinka',
      nickname: 'davi-adeyinka',
      gender: 'male',
      date_of_birth: `${year - 22}-03-14`,
      nationalities: ['PT', 'NG'],
      positions: ['LW', 'AM', 'CF'],
      preferred_foot: 'left',
      height_cm: 178,
      weight_kg: 71,
      club: 'Rio Ave FC',
      contract_ends_on: `${year + 1}-06-30`,
      tier: 'B+',
      bio: 'Left winger who comes inside. Learned to play on the beach of Vila do Conde, captain of the under-19s, 61 matches in the first team.',
      highlights: [
        { title: 'Winner at Famalicão', url: 'https://video.example/winner' },
        { title: 'Ten dribbles of the autumn', url: 'https://video.example/dribbles' },
      ],
      seasons: [
        { began_in: year, club: 'Rio Ave FC', level: '', appearances: 11, minutes: 874, goals: 4, assists: 3 },
        { began_in: year - 1, club: 'Rio Ave FC', level: '', appearances: 27, minutes: 1_932, goals: 6, assists: 7 },
        {
          began_in: year - 2,
          club: 'Rio Ave FC',
          level: 'U23',
          appearances: 24,
          minutes: 2_010,
          goals: 11,
          assists: 5,
        },
        {
          began_in: year - 3,
          club: 'FC Penafiel',
          level: 'U19',
          appearances: 29,
          minutes: 2_418,
          goals: 14,
          assists: 9,
        },
      ],
      state: 'in the market',
    },
    ...men.map((names, i) => player(names, i, 'male', today)),
    ...women.map((names, i) => player(names, i + 3, 'female', today)),
  ];
  const more: readonly (readonly [string, string, string])[] = [
    ['Milan', 'Dekker', 'NL'],
    ['Omar', 'Haddad', 'TN'],
    ['Viktor', 'Nyström', 'SE'],
    ['Paulo', 'Esteves', 'PT'],
    ['Samir', 'Cissé', 'SN'],
    ['Leon', 'Hartwig', 'DE'],
    ['Gabriel', 'Fontes', 'BR'],
  ];
  const guarded: DemoPlayer[] = [
    {
      ...player(['Filip', 'Wieczorek', 'PL'], 6, 'male', today),
      date_of_birth: `${year - 17}-01-09`,
      guardian: { name: 'Ewa Wieczorek', email: 'ewa.wieczorek@demo.example' },
      state: 'in the market',
    },
    {
      ...player(['Tiago', 'Moniz', 'PT'], 9, 'male', today),
      date_of_birth: `${year - 16}-01-21`,
      guardian: { name: 'Rita Moniz', email: 'rita.moniz@demo.example' },
      state: 'waiting',
    },
  ];
  return [...named, ...more.map((names, i) => player(names, i + 41, 'male', today)), ...guarded];
};
