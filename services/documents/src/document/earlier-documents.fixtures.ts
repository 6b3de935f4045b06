/**
 * Documents as earlier versions stored them, literally: what lies in the databases of those who upgrade. Never to be brought
 * up to date.
 */
const drafted = {
  id: 'doc_sparta00000000000000',
  kind: 'contract',
  title: 'Player contract: Davi Adeyinka and Sparta Rotterdam',
  author: {
    profile: 'prf_saskia00000000000000',
    user: 'usr_saskia00000000000000',
    name: 'Saskia Verhulst',
  },
  contract: {
    offerId: 'off_sparta00000000000000',
    round: 3,
    clubTeam: {
      team_id: 'tea_sparta1000000000000',
      club_id: 'clb_sparta00000000000000',
      club_name: 'Sparta Rotterdam',
      club_short_name: 'SPA',
      team_name: 'First team',
      country: 'NL',
    },
    player: {
      profile: 'prf_davi0000000000000000',
      user: 'usr_davi0000000000000000',
      name: 'Davi Adeyinka',
      email: 'davi@example.org',
      role: 'player',
      nickname: 'davi-adeyinka',
      dateOfBirth: '2004-03-14',
    },
    terms: {
      contract_start_date: '2027-07-01',
      contract_expiry_date: '2029-06-30',
      salary: {
        amount: 620000,
        currency: 'EUR',
        per: 'week',
        basis: 'gross',
      },
      signing_bonus: 6000000,
      bonuses: [
        {
          kind: 'appearance',
          amount: 150000,
        },
        {
          kind: 'goal',
          amount: 50000,
        },
        {
          kind: 'promotion',
          amount: 2500000,
        },
      ],
      release_clause: 275000000,
      extension_option: {
        by: 'club',
        months: 12,
      },
      housing: {
        amount: 100000,
        per: 'month',
      },
      squad_role: 'first team',
      other_terms: 'Dutch lessons of two hours a week, and two return flights between Rotterdam and Porto per season.',
    },
    termsDigest: '4f1c09ab77d0a9e24f1c09ab77d0a9e24f1c09ab77d0a9e24f1c09ab77d0a9e2',
  },
  draftedAt: '2026-11-24T10:00:00.000Z',
};

const [davi, beatriz, saskia] = [
  {
    profile: 'prf_davi0000000000000000',
    user: 'usr_davi0000000000000000',
    name: 'Davi Adeyinka',
    email: 'davi@example.org',
    role: 'player',
    order: 1,
    status: 'signed',
    signedAt: '2026-11-24T10:00:00.000Z',
    evidence: {
      signature: {
        kind: 'typed',
        text: 'Davi Adeyinka',
      },
      proof: {
        jti: 'proof-of-prf_davi0000000000000000',
        at: '2026-11-24T10:00:00.000Z',
      },
      sha256: 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
      ip: '193.136.20.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141',
    },
  },
  {
    profile: 'prf_beatriz000000000000',
    user: 'usr_beatriz000000000000',
    name: 'Beatriz Falcão',
    email: 'beatriz@example.org',
    role: 'agent',
    order: 2,
    status: 'signed',
    signedAt: '2026-11-25T10:00:00.000Z',
    evidence: {
      signature: {
        kind: 'typed',
        text: 'Beatriz Falcão',
      },
      proof: {
        jti: 'proof-of-prf_beatriz000000000000',
        at: '2026-11-25T10:00:00.000Z',
      },
      sha256: 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
      ip: '193.136.20.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141',
    },
  },
  {
    profile: 'prf_saskia00000000000000',
    user: 'usr_saskia00000000000000',
    name: 'Saskia Verhulst',
    email: 'saskia@example.org',
    role: 'club-representative',
    order: 3,
    status: 'signed',
    signedAt: '2026-11-27T10:00:00.000Z',
    evidence: {
      signature: {
        kind: 'typed',
        text: 'Saskia Verhulst',
      },
      proof: {
        jti: 'proof-of-prf_saskia00000000000000',
        at: '2026-11-27T10:00:00.000Z',
      },
      sha256: 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
      ip: '193.136.20.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141',
    },
  },
];

/** The chain until the seal. */
const trail = [
  {
    number: 1,
    what: 'DocumentDrafted',
    at: '2026-11-24T10:00:00.000Z',
    by: 'system',
    facts: {
      title: 'Player contract: Davi Adeyinka and Sparta Rotterdam',
      signers: 'prf_davi0000000000000000 prf_beatriz000000000000 prf_saskia00000000000000',
      offer: 'off_sparta00000000000000',
      round: 3,
      terms_sha256: '4f1c09ab77d0a9e24f1c09ab77d0a9e24f1c09ab77d0a9e24f1c09ab77d0a9e2',
    },
    previous: '843c5a25f953004e1de6c300b94c46730937f4c337ece2be8ed4296be215bd2e',
    hash: '26cee07f5a555c2f7da7793f80701551914ec559774416c90fa9ddf482060194',
  },
  {
    number: 2,
    what: 'DocumentFileAttached',
    at: '2026-11-24T10:00:00.000Z',
    by: 'system',
    facts: {
      sha256: 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
      size: 48213,
    },
    previous: '26cee07f5a555c2f7da7793f80701551914ec559774416c90fa9ddf482060194',
    hash: '3ac13cd7d045c52d119dc14d939a28ea861b5dcbd9d7995d3590770d306050a1',
  },
  {
    number: 3,
    what: 'DocumentMadeAvailable',
    at: '2026-11-24T10:00:00.000Z',
    by: 'system',
    facts: {
      expires_at: '2026-12-08T10:00:00.000Z',
    },
    previous: '3ac13cd7d045c52d119dc14d939a28ea861b5dcbd9d7995d3590770d306050a1',
    hash: 'bb9604e3e84a37fdfaf5d41ffa7f535e6b5cb33d4948fe4f61197238add7df14',
  },
  {
    number: 4,
    what: 'DocumentSigned',
    at: '2026-11-24T10:00:00.000Z',
    by: 'prf_davi0000000000000000',
    facts: {
      order: 1,
      sha256: 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
      signature: 'typed',
      signature_sha256: '45ddaf60b319f87c235159d451171ef09bbb71929eae788c093828548832874e',
      proof: 'proof-of-prf_davi0000000000000000',
      proof_at: '2026-11-24T10:00:00.000Z',
      ip: '193.136.20.7',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141',
    },
    previous: 'bb9604e3e84a37fdfaf5d41ffa7f535e6b5cb33d4948fe4f61197238add7df14',
    hash: '7970cb53ff1255f48add655a937e25da6643071107614a006f2cb26d80786b94',
  },
  {
    number: 5,
    what: 'DocumentSigned',
    at: '2026-11-25T10:00:00.000Z',
    by: 'prf_beatriz000000000000',
    facts: {
      order: 2,
      sha256: 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
      signature: 'typed',
      signature_sha256: '0405135643ce998c8ae165ee53a039c869aaed582d5f03882dc0c6bfc5fcfc84',
      proof: 'proof-of-prf_beatriz000000000000',
      proof_at: '2026-11-25T10:00:00.000Z',
      ip: '193.136.20.7',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141',
    },
    previous: '7970cb53ff1255f48add655a937e25da6643071107614a006f2cb26d80786b94',
    hash: 'b294baf6183ec43db839bda2650e8ebe67dfa78c0e097c1130f9bd032a69cc89',
  },
  {
    number: 6,
    what: 'DocumentSigned',
    at: '2026-11-27T10:00:00.000Z',
    by: 'prf_saskia00000000000000',
    facts: {
      order: 3,
      sha256: 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
      signature: 'typed',
      signature_sha256: 'feb75b07eda716b6f4c8c634ff11b865fc7044915f2ca30c4aa1d8b32f5c4e99',
      proof: 'proof-of-prf_saskia00000000000000',
      proof_at: '2026-11-27T10:00:00.000Z',
      ip: '193.136.20.7',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141',
    },
    previous: 'b294baf6183ec43db839bda2650e8ebe67dfa78c0e097c1130f9bd032a69cc89',
    hash: '7267b29fe97f19575fbcf346b5c1b14e9313d806531febf41bd559654c73bcea',
  },
  {
    number: 7,
    what: 'DocumentFullySigned',
    at: '2026-11-27T10:00:00.000Z',
    by: 'system',
    facts: {},
    previous: '7267b29fe97f19575fbcf346b5c1b14e9313d806531febf41bd559654c73bcea',
    hash: 'b75994b8e0f4d737abb66805ca6f7d666600dca619cacc1fa8af2c75d7e4a038',
  },
  {
    number: 8,
    what: 'DocumentCompleted',
    at: '2026-11-27T10:00:00.000Z',
    by: 'system',
    facts: {
      sealed_sha256: 'b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2',
      certificate_sha256: 'c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3',
    },
    previous: 'b75994b8e0f4d737abb66805ca6f7d666600dca619cacc1fa8af2c75d7e4a038',
    hash: 'cab2c9a641a85d990369cb93988e2c66e2262f765ea226b3fdb9333049c85e8b',
  },
];

const available = {
  file: {
    key: 'documents/doc_sparta00000000000000/original.pdf',
    sha256: 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1',
    size: 48213,
  },
  availableAt: '2026-11-24T10:00:00.000Z',
  expiresAt: '2026-12-08T10:00:00.000Z',
};

/** Two have signed, the third one's turn. */
export const earlierAvailable = {
  status: 'available',
  ...drafted,
  signers: [
    davi,
    beatriz,
    {
      profile: 'prf_saskia00000000000000',
      user: 'usr_saskia00000000000000',
      name: 'Saskia Verhulst',
      email: 'saskia@example.org',
      role: 'club-representative',
      order: 3,
      status: 'current',
    },
  ],
  ...available,
  trail: trail.slice(0, 5),
};

/** Waits for its seal; one attempt has failed. */
export const earlierFullySigned = {
  status: 'fully-signed',
  ...drafted,
  signers: [davi, beatriz, saskia],
  ...available,
  fullySignedAt: '2026-11-27T10:00:00.000Z',
  sealing: {
    attempts: 1,
    cause: 'no key',
  },
  trail: [
    ...trail.slice(0, 7),
    {
      number: 8,
      what: 'DocumentSealFailed',
      at: '2026-11-27T10:00:00.000Z',
      by: 'system',
      facts: {
        attempt: 1,
        cause: 'no key',
      },
      previous: 'b75994b8e0f4d737abb66805ca6f7d666600dca619cacc1fa8af2c75d7e4a038',
      hash: '6349b61dfe904adcaf9757ab7d75a90c70269460c523aa731a242b6dd3c4c041',
    },
  ],
};

export const earlierCompleted = {
  status: 'completed',
  ...drafted,
  signers: [davi, beatriz, saskia],
  ...available,
  fullySignedAt: '2026-11-27T10:00:00.000Z',
  completedAt: '2026-11-27T10:00:00.000Z',
  sealed: {
    key: 'documents/doc_sparta00000000000000/signed.pdf',
    sha256: 'b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2',
  },
  certificate: {
    key: 'documents/doc_sparta00000000000000/certificate.pdf',
    sha256: 'c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3c3',
  },
  trail,
};

/** Its author has taken it back before there was a file. */
export const earlierVoided = {
  status: 'voided',
  ...drafted,
  signers: [
    {
      profile: 'prf_davi0000000000000000',
      user: 'usr_davi0000000000000000',
      name: 'Davi Adeyinka',
      email: 'davi@example.org',
      role: 'player',
      order: 1,
      status: 'waiting',
    },
    {
      profile: 'prf_beatriz000000000000',
      user: 'usr_beatriz000000000000',
      name: 'Beatriz Falcão',
      email: 'beatriz@example.org',
      role: 'agent',
      order: 2,
      status: 'waiting',
    },
    {
      profile: 'prf_saskia00000000000000',
      user: 'usr_saskia00000000000000',
      name: 'Saskia Verhulst',
      email: 'saskia@example.org',
      role: 'club-representative',
      order: 3,
      status: 'waiting',
    },
  ],
  file: null,
  expiresAt: null,
  reason: 'A mistake.',
  endedAt: '2026-11-25T10:00:00.000Z',
  trail: [
    ...trail.slice(0, 1),
    {
      number: 2,
      what: 'DocumentVoided',
      at: '2026-11-25T10:00:00.000Z',
      by: 'prf_saskia00000000000000',
      facts: {
        reason: 'A mistake.',
      },
      previous: '26cee07f5a555c2f7da7793f80701551914ec559774416c90fa9ddf482060194',
      hash: 'c7f85da08b47814a6e7e2dc94041f66ed1d0fb6aff73dcde6d0e9e0f6d77d49d',
    },
  ],
};

export const earlierDeclined = {
  status: 'declined',
  ...drafted,
  signers: [
    davi,
    {
      profile: 'prf_beatriz000000000000',
      user: 'usr_beatriz000000000000',
      name: 'Beatriz Falcão',
      email: 'beatriz@example.org',
      role: 'agent',
      order: 2,
      status: 'declined',
      declinedAt: '2026-11-25T10:00:00.000Z',
    },
    {
      profile: 'prf_saskia00000000000000',
      user: 'usr_saskia00000000000000',
      name: 'Saskia Verhulst',
      email: 'saskia@example.org',
      role: 'club-representative',
      order: 3,
      status: 'waiting',
    },
  ],
  ...available,
  reason: 'Other terms.',
  endedAt: '2026-11-25T10:00:00.000Z',
  trail: [
    ...trail.slice(0, 4),
    {
      number: 5,
      what: 'DocumentDeclined',
      at: '2026-11-25T10:00:00.000Z',
      by: 'prf_beatriz000000000000',
      facts: {
        order: 2,
        reason: 'Other terms.',
      },
      previous: '7970cb53ff1255f48add655a937e25da6643071107614a006f2cb26d80786b94',
      hash: '4dbb586c1cc1ed673a63e3462bf72351c2149b9d6034cea78b88a990a33099a3',
    },
  ],
};
