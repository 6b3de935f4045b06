interface Notice {
  readonly kind: string;
  readonly href: string;
  readonly profile_id: string | null;
  readonly needs_answer: boolean;
}

/**
 * The interest that a notice asks an answer to, where this profile can give it right here. One of another profile of the same
 * person is answered as that profile: its link leads there.
 */
export const interestOfNotice = (
  { kind, href, profile_id, needs_answer }: Notice,
  profileId: string | undefined,
): string | null => {
  if (!needs_answer || !kind.startsWith('interest.') || !profileId || profile_id !== profileId) return null;
  return new URL(href, 'http://page').searchParams.get('interest');
};
