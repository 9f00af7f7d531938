import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { type MovePlan, moveRefusal, type MoveRefusal } from '../../src/domain/guided-move/guidedMove.ts'
import { movedAsTheyAre, type Mapping } from '../../src/domain/guided-move/mapping.ts'
import { movingBy } from '../../src/domain/guided-move/moveValues.ts'
import { Trial } from '../../src/domain/guided-move/trial.ts'
import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import type { Language } from '../../src/domain/preferences/language.ts'
import { isChoice, isNamed } from '../../src/domain/templates/attributeTypes.ts'
import type { AccessScope } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { walk } from '../database/walk.ts'
import type { ContactReader } from '../metadata/namedContacts.ts'
import { countAssets, countValues, endsOf, nextValues, type Ends } from './ends.ts'
import { namedMove } from './named.ts'
import { valuesIn, type Said } from './values.ts'

export interface AskedMove {
  readonly templateId: string
  readonly targetId: string
  readonly mapping: Mapping
  readonly language: Language
}

/** Code points: longer values are no label of an option. */
const LONGEST_NAMED = 1000
/** Assets that are tried at a time. */
const PIECE = 500

const SAID = sql<{ attributeId: string; value: MetadataValue }>(`
  select distinct value.attribute_id as "attributeId", value.value from metadata_values value
  where value.organization_id = $1 and value.attribute_id = any ($2::uuid[]) and char_length(value.value) <= ${LONGEST_NAMED}`)

/** All that stands for something, or has to become an option or a contact: each once, whichever assets say it. */
const namedValues = async (tenant: Tenant, { from, to }: Ends, mapping: Mapping): Promise<Said> => {
  const choices = new Set(to.attributes.filter(({ type }) => isChoice(type) || type === 'contact').map(({ id }) => id))
  const becoming = mapping.flatMap(({ attributeId, targetId }) => (targetId !== null && choices.has(targetId) ? [attributeId] : []))
  const wanted = [...[...from.attributes, ...to.attributes].filter(({ type }) => isNamed(type)).map(({ id }) => id), ...becoming]
  const rows = wanted.length === 0 ? [] : await tenant.query(SAID, [tenant.organizationId, wanted])
  const byAttribute = Map.groupBy(rows, ({ attributeId }) => attributeId)
  return (attributeId) => (byAttribute.get(attributeId) ?? []).map(({ value }) => value)
}

const FILLED = sql<{ id: string }>(`
  select target.id from unnest($2::uuid[]) as target (id)
  where exists (select from metadata_values value where value.organization_id = $1 and value.attribute_id = target.id)`)

/** What is only counted, since it goes over as it is or stays, and what is looked at asset by asset: the rest, and what the target says already. */
const sortedOut = async (tenant: Tenant, { from, to }: Ends, mapping: Mapping): Promise<Record<'same' | 'staying' | 'walked', readonly string[]>> => {
  const targets = mapping.flatMap(({ targetId }) => targetId ?? [])
  const filled = new Set((await tenant.query(FILLED, [tenant.organizationId, targets])).map(({ id }) => id))
  const same = movedAsTheyAre(mapping, from.attributes, to.attributes).flatMap(({ attributeId, targetId }) => (filled.has(targetId ?? '') ? [] : [attributeId]))
  const moved = new Set(mapping.flatMap(({ attributeId, targetId }) => (targetId === null ? [] : [attributeId])))
  const ids = from.attributes.map(({ id }) => id)
  return { same, staying: ids.filter((id) => !moved.has(id)), walked: [...ids.filter((id) => moved.has(id) && !same.includes(id)), ...filled] }
}

/** Tries a move on all values that a template says. Read a piece at a time: what is not told is not kept. Changes nothing. */
export const planMove = async (
  tenant: Tenant,
  viewer: AccessScope & ContactReader,
  { mapping, language, ...which }: AskedMove,
): Promise<Result.Result<MovePlan, MoveRefusal | Failure<'TEMPLATE_NOT_FOUND'>>> => {
  const ends = await endsOf(tenant, viewer, which, { locks: false })
  if (ends === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
  const refusal = moveRefusal(ends.from, ends.to, mapping, 'try')
  if (refusal !== undefined) return Result.fail(refusal)
  const { reached, left } = await countAssets(tenant, viewer, ends)
  const { plan, names, adding } = await namedMove(tenant, viewer, { ends, mapping, language, said: await namedValues(tenant, ends, mapping) })
  const { same, staying, walked } = await sortedOut(tenant, ends, mapping)
  const looked = new Set(walked)
  const [moving, trial] = [movingBy(plan.filter(({ from }) => looked.has(from.id)), language), new Trial(plan, language)]
  const lookedAt = ({ attributes }: Ends['from']) => ({ attributes: attributes.filter(({ id }) => looked.has(id)) })
  const [from, to] = [lookedAt(ends.from), lookedAt(ends.to)]
  const counts = await countValues(tenant, viewer, ends, [...same, ...staying], { areAll: left === 0 })
  for (const [attributeId, count] of counts) trial.count(attributeId, same.includes(attributeId) ? 'same' : 'staying', count)
  await walk(
    (after) => nextValues(tenant, viewer, ends, after, PIECE, { walked, staying }),
    ({ id, attributes, values, stays }) => {
      const byAttribute = Map.groupBy(values, (_, at) => attributes[at])
      const said: Said = (attributeId) => byAttribute.get(attributeId) ?? []
      trial.take(id, moving(valuesIn(from, said, names), valuesIn(to, said, names)), stays)
    },
  )
  const labels = new Map([...adding].map(([targetId, grown]) => [targetId, grown.added()]))
  return Result.succeed({ assets: reached, assetsKept: trial.kept, assetsLeft: left, attributes: trial.plans(ends.from.attributes, mapping, labels) })
}
