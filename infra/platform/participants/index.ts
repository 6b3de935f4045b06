export {
  type ActingRequest,
  createParticipants,
  type KnownProfile,
  type Participants,
} from './participants.ts';
