/**
 * One way for every package to own its words: `createText('player', { saved: 'Saved at {time}' })` gives a typed
 * `text('saved', { time })`. Plurals are written whole per form, never glued. `provideLanguage` adds a language later
 * without touching a page.
 */
type Plural = { readonly one: string; readonly other: string };
type Entry = string | Plural;
type Catalogue = Readonly<Record<string, Entry>>;
type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Names<E extends Entry> = E extends string
  ? NamesIn<E>
  : E extends Plural
    ? NamesIn<E['one'] | E['other']> | 'count'
    : never;
type Arguments<E extends Entry> = [Names<E>] extends [never]
  ? []
  : [values: Readonly<Record<Names<E>, string | number>>];

const translations = new Map<string, Record<string, Entry>>();
let language = 'en';

/** Adds the words of one language for one package's catalogue; what is missing stays English. */
export const provideLanguage = (code: string, catalogue: string, entries: Record<string, Entry>): void => {
  translations.set(`${code}/${catalogue}`, entries);
};

/** Chooses the language in which every later `text()` answers. */
export const speak = (code: string): void => {
  language = code;
};

export const currentLanguage = (): string => language;

const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

export const createText =
  <const C extends Catalogue>(name: string, catalogue: C) =>
  <K extends keyof C & string>(key: K, ...[values]: Arguments<C[K]>): string => {
    const entry = translations.get(`${language}/${name}`)?.[key] ?? catalogue[key];
    const given = (values ?? {}) as Record<string, string | number>;
    if (entry === undefined) return key;
    if (typeof entry === 'string') return fill(entry, given);
    const form = new Intl.PluralRules(language).select(Number(given.count)) === 'one' ? entry.one : entry.other;
    return fill(form, given);
  };

export const text = createText('ui', {
  accept: 'Accept',
  account: 'Account',
  all: 'All',
  back: 'Back',
  backToHome: 'Back to home',
  bellEmpty: 'Nothing new',
  bellMarkRead: 'Mark news as read',
  bellAnswers: { one: '{count} notification needs your answer', other: '{count} notifications need your answer' },
  bellMine: 'Needs your answer',
  bellNews: 'News',
  bellSeeAll: 'See all notifications',
  bellTitle: 'Notifications',
  bellUntil: 'Until {when}',
  bellUnread: { one: '{count} unread notification', other: '{count} unread notifications' },
  busy: 'Working',
  cancelUpload: 'Cancel upload of {name}',
  changeProfile: 'Change profile',
  chooseFile: 'Choose a file',
  clearFilters: 'Clear filters',
  clearSelection: 'Clear selection',
  close: 'Close',
  colourDark: 'Dark',
  colourLight: 'Light',
  colourMode: 'Colour mode',
  colourSystem: 'System',
  columns: 'Columns',
  contractFree: 'Free agent',
  contractNone: 'No contract',
  contractFreeNow: 'Free to approach',
  contractFreeFrom: 'Free to approach from {date}',
  contractMonths: { one: '{count} month left', other: '{count} months left' },
  contractUntil: 'Contract until {date}',
  continue: 'Continue',
  currentStep: 'Step {step} of {total}',
  diffBefore: 'Before',
  diffDifference: 'Difference',
  diffNow: 'Now',
  dayRange: '{from} to {until}',
  deadline: '{when} ({zone})',
  diffTerm: 'Term',
  diffUnchanged: { one: '{count} term unchanged', other: '{count} terms unchanged' },
  dropHere: 'or drop it here',
  emailField: 'Email',
  errorTitle: 'This part could not be loaded',
  fieldOptional: 'optional',
  fileTooLarge: '{name} is larger than {limit}.',
  fileWrongKind: '{name} is not one of the accepted kinds: {kinds}.',
  problemAsked: '{field} {problem}',
  problemAt: '{field}: {problem}',
  formProblems: { one: 'Please check one answer', other: 'Please check {count} answers' },
  hidePassword: 'Hide password',
  loading: 'Loading',
  mainNavigation: 'Main',
  moreFilters: 'More filters',
  morePlaces: 'More',
  next: 'Next',
  moneyNone: 'Numbers only, such as 5,400 or 1.250,50.',
  moneyThis: 'Is this the amount you mean?',
  moneyWhich: 'Which amount do you mean?',
  noData: 'No data',
  noMatchingData: 'No matching data',
  noOptions: 'Nothing found for “{query}”',
  noMatchingText: 'Nothing fits the filters in use.',
  notificationsRegion: 'Notifications ({hotkey})',
  openRow: 'Open {name}',
  pages: 'Pages',
  paletteHint: 'to move',
  paletteOpen: 'to open',
  paletteTitle: 'Find a page, a player or an action',
  pagerRange: '{from} to {to}',
  pagerRangeOf: '{from} to {to} of {total}',
  pitchChoice: '{name}, choice {rank}',
  pitchCount: { one: '{name}, {count} player', other: '{name}, {count} players' },
  pitchFull: 'You have picked {max}. Take one away to pick another.',
  pitchLabel: 'Football pitch',
  pitchPositions: 'Positions on the pitch: {positions}',
  pitchPositionsNone: 'No position',
  primaryNavigation: 'Primary',
  remove: 'Remove {name}',
  replaceFile: 'Replace',
  retry: 'Try again',
  rangeFrom: '{label}, from',
  rangeTo: '{label}, to',
  search: 'Search…',
  selectAll: 'Select all rows on this page',
  selectRow: 'Select {name}',
  selected: { one: '{count} selected', other: '{count} selected' },
  selectPrompt: 'Choose…',
  showPassword: 'Show password',
  skipToContent: 'Skip to content',
  somethingWentWrong: 'Something went wrong',
  sortAscending: 'sorted ascending',
  sortDescending: 'sorted descending',
  statePending: 'Pending',
  stateYes: 'Accepted',
  stateNo: 'Declined',
  stateClosed: 'Closed',
  stateMine: 'Your turn',
  stepCurrent: 'current',
  stepDone: 'done',
  stepFailed: 'stopped',
  stepMine: 'your turn',
  stepUpcoming: 'to come',
  uploadChecking: 'Sent. It is being checked.',
  uploadFailed: 'Not uploaded',
  uploadOf: '{percent} %, {done} of {total}',
  uploadProgress: 'Upload of {name}',
  uploaded: 'Uploaded',
  userMenu: 'Account of {name}',
  zoneOf: '{place} time',
});

/** The 15 positions in full, as a person reads them. */
export const positionText = createText('positions', {
  GK: 'Goalkeeper',
  CB: 'Centre back',
  LB: 'Left back',
  RB: 'Right back',
  LWB: 'Left wing-back',
  RWB: 'Right wing-back',
  DM: 'Defensive midfield',
  CM: 'Central midfield',
  AM: 'Attacking midfield',
  LM: 'Left midfield',
  RM: 'Right midfield',
  LW: 'Left wing',
  RW: 'Right wing',
  SS: 'Second striker',
  CF: 'Centre forward',
});
