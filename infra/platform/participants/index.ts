export {
  type ActingRequest,
  type CommandingRequest,
  createCommanding,
  createParticipants,
  type KnownProfile,
  type Participants,
} from './participants.ts';
