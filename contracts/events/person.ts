import { z } from 'zod';
import { id } from '../values.ts';
import { exampleOffer } from './offer.ts';

/** Somebody as the events of what two sides agree on name them. */
const person = z.object({ profile_id: id, user_id: id, name: z.string() });
export const representativePerson = person.extend({ position: z.string() });
export const playerPerson = person.extend({ nickname: z.string() });
export const agentPerson = person.extend({ agency: z.string(), licence_number: z.string() });

const { profile_id, user_id, name, nickname } = exampleOffer.player;
export const examplePlayer: z.infer<typeof playerPerson> = { profile_id, user_id, name, nickname };
