import type { Rest } from '../../application/actors.ts'

/** Whoever searches for what is listed already has it read again. The address alone, as on the way back, reads nothing. */
export const repeatSearch = (rest: Pick<Rest, 'now'>, term: string): void => {
  const results = rest.now()?.results
  if (results?.getSnapshot().context.list?.term === term) results.send({ type: 'list.repeated' })
}
