export { PlayerMandatesPage as Component } from '@touchline/negotiation/mandates/player-mandates-page.tsx';
