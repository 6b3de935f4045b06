import type { Known } from './state.ts';

/** A club as people see it. */
export const clubView = (club: Known) => ({
  id: club.club_id,
  name: club.name,
  short_name: club.short_name,
  country: club.country,
  city: club.city,
  founded: club.founded,
  website: club.website,
  verified: club.verified,
  teams: club.teams.map((t) => ({ id: t.team_id, name: t.name, sport: t.sport, gender: t.gender, level: t.level })),
});
