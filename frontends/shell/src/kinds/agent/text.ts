import { createText } from '@touchline/ui';

/** What an agent is called, and how somebody begins as one. */
export const text = createText('kind-agent', {
  name: 'Agent',
  beneathName: 'Agent, {agency}',
  nameWithin: 'agent',
  add: 'Add an agent profile',
  detail: 'Represent players, read along, sign as their witness',
  brief: 'represent players',
  queue: 'Agents',
  stepAgency: 'Person and agency',
  stepAgencyNote: 'Name, agency, licence',
  agencyTitle: 'Who represents the players?',
  agencyLead: 'Players and clubs see your name, your agency and your licence. Staff look the licence up.',
  licenceHelp: 'As on your licence, for example 202406-1187.',
  countriesHelp: 'Where your licence lets you work.',
  checked: 'A change of agency or licence goes back to staff first.',
  signsAs: 'Agent (witness)',
  find: 'Find players',
  players: 'Players',
  putForward: 'Put a player forward',
  start: 'Your players come here',
  mandates: 'Mandates',
  startText:
    'You are verified. Ask a player on the player’s page or by email. After a yes you are told of the offers, and sign the contract as a witness.',
  startMandates: 'Open your mandates',
});
