import type { DuplicateActors } from '../../application/duplicates/duplicateActors.ts'
import { duplicatesOf } from '../addresses/duplicates.ts'
import type { Arrival } from '../page/Arrival.ts'

/** Opens the duplicates that an address names. */
export const openDuplicates = ({ duplicates }: DuplicateActors, { request }: Pick<Arrival, 'request'>): void =>
  duplicates.send({ type: 'duplicates.opened', ...duplicatesOf(new URL(request.url).searchParams) })
