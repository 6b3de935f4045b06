import { Link } from '@touchline/ui';
import type { ReactNode } from 'react';
import { text } from '../../../text.ts';

/** To what the audit log has of this: by its id. */
export const AuditLink = ({ about }: { readonly about: string }): ReactNode => (
  <Link
    quiet
    className="max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
    href={`/admin/audit?about=${encodeURIComponent(about)}`}
  >
    {text('auditLog')}
  </Link>
);
