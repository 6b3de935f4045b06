export const opportunityKeys = { all: ['opportunities'] as const };
