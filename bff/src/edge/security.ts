import type { RequestHandler } from 'express';

/** Scripts, styles and connections from this site alone; reports of what was stopped go to /api/csp-reports. */
const contentSecurityPolicy = (reportsTo: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Beside this site, where errors are reported, if anywhere.
    `connect-src 'self'${reportsTo ? ` ${reportsTo}` : ''}`,
    "worker-src 'self'",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-reports',
  ].join('; ');

export const securityHeaders = (secure: boolean, sentryDsn: string | null): RequestHandler => {
  const policy = contentSecurityPolicy(sentryDsn ? new URL(sentryDsn).origin : undefined);
  return (_req, res, next) => {
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (secure) res.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    next();
  };
};
