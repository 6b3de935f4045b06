/**
 * Why something with a player was closed though neither of its sides said so: the guardian of a player under 18 has taken the
 * consent back. An event of a version can't get a new word, so this has events of its own (`consent-ended`); the API says the word.
 */
export const consentWithdrawn = 'guardian-consent-withdrawn';
