/** What an organization's page consists of, each at its own address, beside its activity log, which has a page. */
export const PARTS = ['details', 'accounts', 'repositories', 'storage'] as const
export type Part = (typeof PARTS)[number]
