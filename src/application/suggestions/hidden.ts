import type { DecidingContext } from './DecidingContext.ts'

/** What is not shown while it is decided, or since. */
export const hiddenIn = ({ waiting, sent, gone }: Pick<DecidingContext, 'waiting' | 'sent' | 'gone'>): ReadonlySet<string> => new Set([...waiting, ...sent].map(({ id }) => id).concat(gone))
