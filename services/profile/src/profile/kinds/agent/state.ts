export interface Agent {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly agency: string | null;
  readonly licence_number: string | null;
  readonly licensed_countries: readonly string[];
}

export const newAgent: Agent = {
  first_name: null,
  last_name: null,
  agency: null,
  licence_number: null,
  licensed_countries: [],
};

export type AgentCommand = {
  readonly type: 'SaveAgent';
  readonly values: Partial<Agent>;
  /** Judge the whole step and move on. */
  readonly complete: boolean;
  readonly now: string;
};

export interface AgentEvent {
  readonly type: 'AgentSaved';
  readonly values: Partial<Agent>;
  readonly completed: boolean;
  readonly at: string;
}
