import type { Rest } from '../../application/actors.ts'

/** Whoever searches for what is listed already has it read again. The address alone, as on the way back, reads nothing. */
export const repeatSearch = (rest: Pick<Rest, 'now'>, term: string): void => rest.now()?.results.send({ type: 'search.repeated', term })
