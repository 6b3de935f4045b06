/** The header in which a page sends the token of a link that was mailed: never a path or a query, which end in logs. */
export const linkHeader = 'touchline-link';
