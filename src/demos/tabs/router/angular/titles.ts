export const titles: Record<string, string> = { dune: 'Dune', emma: 'Emma', ulysses: 'Ulysses' };
