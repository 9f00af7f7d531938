import type { AccessScope } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'
import { FEW, ledBy } from './candidates.ts'
import type { Asked } from './conditions.ts'
import type { FilterRow } from './filters.ts'
import { sampled, SAMPLES, type Sampled } from './sample.ts'
import { describedBy } from './total.ts'

/** Looking up an asset that meets a filter costs a fiftieth of looking at one that is walked past. */
const CHEAPER = 50
/** Beside the rarest filter, what no more assets meet is looked up as well. */
const RARE = 10_000
/** What a sample says of the rarest filters is wrong by so much at most, nearly always. */
const WRONG_BY = 3

/** What is asked for, with the filters that lead to its rows. */
export interface Led {
  readonly asked: Asked
  /** All that these lead to; undefined where there are many. */
  readonly ids: readonly string[] | undefined
  readonly sample: Sampled
}

interface Counted {
  readonly filter: FilterRow
  /** Of assets that meet it. */
  readonly count: number
}

/**
 * Beside the rarest, which come first, others lead until few are likely left, each as long as looking up all of its assets costs less than
 * looking at those that a walk comes to without it: where filters meet next to nothing together, no walk finds that out soon.
 */
const leading = (rarestFirst: readonly Counted[], { described, walked }: { readonly described: number; readonly walked: number }): readonly FilterRow[] => {
  let left = described
  return rarestFirst.map(({ filter, count }, turn) => {
    const leads = turn === 0 || count <= RARE || (left > FEW / WRONG_BY && count * described < CHEAPER * walked * left)
    if (leads) left *= count / described
    return { ...filter, leads }
  })
}

/**
 * Chooses the filters that lead: the rarest, where looking up who meets it costs less than walking past all others until `limit` rows are found;
 * and those with it that few meet.
 */
export const led = async (tenant: Tenant, viewer: AccessScope, asked: Asked, limit: number): Promise<Led> => {
  const [described, sample] = await Promise.all([describedBy(tenant, asked.templateId), sampled(tenant, viewer, asked, SAMPLES[0])])
  const meeting = asked.filters.map(({ isEmpty }, at) => (isEmpty ? Infinity : (described * (sample.met?.[at] ?? 0)) / sample.looked))
  const rarest = Math.min(...meeting)
  if (!(rarest * sample.found < CHEAPER * limit * sample.looked)) return { asked, ids: undefined, sample }
  const rarestFirst = asked.filters.map((filter, at) => ({ filter, count: meeting[at] ?? Infinity })).toSorted((one, other) => one.count - other.count)
  const filters = leading(rarestFirst, { described, walked: Math.min(described, (limit * sample.looked) / sample.found) })
  const mayBeFew = rarest <= FEW * WRONG_BY || filters.filter(({ leads }) => leads).length > 1
  return { asked: { ...asked, filters }, ids: mayBeFew ? await ledBy(tenant, filters) : undefined, sample }
}
