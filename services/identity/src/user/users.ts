import { userEvents } from '@touchline/contracts/events';
import {
  type AggregateDefinition,
  type AggregateDocument,
  createStore,
  type Store,
  type StoreDependencies,
} from '@touchline/infra/aggregate';
import type { Connection } from 'mongoose';
import { publicUserOf, type Registered, type User, type UserEvent } from './state.ts';
import { emailIndex, userModel } from './user.model.ts';
import { type UserCommand, userDecider } from './user.ts';

export interface Users extends Store<UserCommand, User, UserEvent> {
  readonly byEmail: (email: string) => Promise<Registered | undefined>;
  readonly find: (userId: string) => Promise<Registered | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: the admin list reads the collection with its own filters
  readonly collection: import('mongoose').Collection<any>;
}

const published: Readonly<Record<UserEvent['type'], string | null>> = {
  UserRegistered: userEvents.registered.type,
  ConfirmationRequested: userEvents.confirmationRequested.type,
  EmailVerified: userEvents.emailVerified.type,
  PinRequested: userEvents.pinRequested.type,
  PinTried: null,
  PasswordChanged: userEvents.passwordChanged.type,
  PasswordRehashed: null,
  SessionsEnded: userEvents.sessionsEnded.type,
  NameChanged: userEvents.nameChanged.type,
  DefaultProfileChosen: userEvents.defaultProfileChosen.type,
  IdentificationProvided: userEvents.identificationProvided.type,
  UserResubmitted: userEvents.resubmitted.type,
  UserVerified: userEvents.verified.type,
  UserRejected: userEvents.rejected.type,
  UserReopened: userEvents.reopened.type,
  UserSuspended: userEvents.suspended.type,
  UserReinstated: userEvents.reinstated.type,
};

export const createUsers = (connection: Connection, dependencies: StoreDependencies): Users => {
  const model = userModel(connection);
  const definition: AggregateDefinition<UserCommand, User, UserEvent> = {
    name: 'user',
    topic: 'touchline.user',
    decider: userDecider,
    model,
    publish: (event, state) => {
      const type = published[event.type];
      if (type === null || state.status !== 'registered') return null;
      const user = publicUserOf(state);
      return { type, data: event.type === 'UserRegistered' ? { user, profile_type: event.profile_type } : { user } };
    },
    restate: (state) => ({
      type: userEvents.restated.type,
      data: { user: state.status === 'registered' ? publicUserOf(state) : undefined },
    }),
    uniqueness: { [emailIndex]: 'UserEmailTaken' },
  };
  const store = createStore(definition, dependencies);
  const registered = (found: AggregateDocument<User> | null): Registered | undefined =>
    found?.state.status === 'registered' ? found.state : undefined;
  return {
    ...store,
    collection: model.collection,
    byEmail: async (email) =>
      registered(
        (await model
          .findOne({ 'state.email_key': email.trim().toLowerCase() })
          .lean()) as AggregateDocument<User> | null,
      ),
    find: async (userId) => registered((await model.findById(userId).lean()) as AggregateDocument<User> | null),
  };
};
