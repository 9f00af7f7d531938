import type { AccessScope } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'
import { FEW, ledBy } from './candidates.ts'
import type { Asked } from './conditions.ts'
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
  const filters = rarestFirst.map(({ filter, count }) => ({ ...filter, leads: count === rarest || count <= RARE }))
  const mayBeFew = rarest <= FEW * WRONG_BY || filters.filter(({ leads }) => leads).length > 1
  return { asked: { ...asked, filters }, ids: mayBeFew ? await ledBy(tenant, filters) : undefined, sample }
}
