import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

const twoYears = 63_072_000;

/**
 * Scripts, styles and connections from this site alone; reports of what was stopped go to /api/csp-reports. `sentryDsn`: where
 * errors are reported, if anywhere.
 */
export const securityHeaders = (secure: boolean, sentryDsn: string | null): RequestHandler => {
  const guarded = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(sentryDsn ? [new URL(sentryDsn).origin] : [])],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: ['/api/csp-reports'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure && { maxAge: twoYears, includeSubDomains: true },
    // The policy above says the same, or browsers of today have no use for it.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xPoweredBy: false,
    xXssProtection: false,
  });
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    guarded(req, res, next);
  };
};

const policyHeader = 'Content-Security-Policy';

/** Sources of a content security policy, each the digest of one text: `'sha256-…'`. */
export interface Within {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Allows a page the texts that stand in it, by their digests, and nothing else that would stand in it. */
export const allowWithin = (res: Response, within: Within): void => {
  const policy = String(res.getHeader(policyHeader));
  res.setHeader(
    policyHeader,
    policy
      .replace("script-src 'self'", (own) => [own, ...within.scripts].join(' '))
      .replace("style-src 'self'", (own) => [own, ...within.styles].join(' ')),
  );
};
