/**
 * Questions that no index answers, and why that is right: the database reads all rows for them. Each as the test prints it, or
 * its beginning. What members ask while they wait belongs to none of these.
 */
export const allowedScans: Readonly<Record<string, string>> = {
  'billing.subscriptions [{"$group":': 'Staff’s figures count all by their status.',
  'billing.subscriptions count {"$or":[{"state.status":': 'How many have a plan, before staff withdraw it.',
  'billing.subscriptions {"state.terms.0":': 'Staff’s figures of what was paid, page by page over all.',
  'identity.people count {}': 'The engine answers what it has noted, and reads none.',
  'identity.people {}': 'Rows of an earlier version are made anew once, at a start.',
  'identity.users count {"state.is_admin":': 'Staff’s list counts all members.',
  'identity.users {"state.is_admin":': 'Staff’s list in an order that all members are in.',
  'identity.users {"state.identification_served_at":':
    'Rows of an earlier version are given their day once, at a start.',
  'identity.users count {}': 'The engine answers what it has noted, and reads none.',
  'identity.users {}': 'All is said anew to who reads from the beginning.',
  'operations.audit_entries {}': 'The audit is checked entry by entry.',
  'operations.audit_heads {"$expr":': 'There is one head per process that ever ran.',
  'operations.dead_letters [{"$match":': 'Dead letters are few, and staff see all of them.',
  'profile.clubs [{"$match":{"state.status":': 'Staff’s figures count clubs by their status.',
  'profile.clubs count {"state.status":': 'Clubs are some thousands; a list of them counts its own.',
  'profile.profiles count {"state.onboarding.status":':
    'Staff’s table counts up to its limit; the page names a kind of profile beside it.',
  'profile.profiles [{"$match":{}},{"$limit":': 'Staff’s table counts all up to its limit.',
};
