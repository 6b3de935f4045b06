export {
  type ActingRequest,
  type CommandingRequest,
  createCommanding,
  createParticipants,
  type KnownProfile,
  type Participants,
  requireEntitlement,
} from './participants.ts';
