export { AgentMandatesPage as Component } from '@touchline/negotiation/mandates/agent-mandates-page.tsx';
