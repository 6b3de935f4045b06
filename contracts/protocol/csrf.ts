/**
 * How a page shows that a command is its own: it reads the token from the cookie and sends it in the header. Where the cookie
 * isn't there, a GET of the path brings it.
 */
export const csrfCookie = 'touchline-csrf';
export const csrfHeader = 'x-csrf-token';
export const csrfPath = '/csrf';
