import { cancelBulkOperation, retryBulkOperation } from '../../server/bulk-operations/bulkOperations.ts'
import { startMove, startMoveBack } from '../../server/guided-move/moves.ts'
import type { Viewer } from '../../server/access/viewer.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import type { Jobs } from '../../server/jobs/Jobs.ts'

interface Hands {
  readonly viewer: Viewer
  readonly jobs: Jobs
  readonly random: (below: number) => number
  readonly within: <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>
  /** The identifier that a statement finds; $1 is the organization. */
  readonly one: (text: string) => Promise<string | undefined>
}

/** Templates of one field each, between which values are moved to and fro. */
export const MOVED_BETWEEN = ['Plate', 'Plate, corrected'] as const
const [first, second] = MOVED_BETWEEN

const templateNamed = (name: string) => `select id from templates where organization_id = $1 and name = '${name}'`
const attributeOf = (name: string) => `select id from template_attributes where organization_id = $1 and template_id = (${templateNamed(name)})`
const MOST_DESCRIBING = `
  select template_id as id from asset_templates where organization_id = $1 and template_id in (select id from templates where name like 'Plate%')
  group by template_id order by count(*) desc limit 1`
const SOMETHING_MOVED = 'select move_id as id from guided_move_assets where organization_id = $1 and moved > 0 and undone_at is null order by random() limit 1'
const someMove = (states: string) => `
  select id from jobs where organization_id = $1 and kind in ('moveValues', 'moveValuesBack') and state in (${states}) order by random() limit 1`

/** Guided moves that begin, are stopped, go on and are taken back. */
export const movingValues = ({ viewer, jobs, random, within, one }: Hands): readonly (() => Promise<unknown>)[] => {
  const on = (find: string, what: typeof startMoveBack | typeof cancelBulkOperation | typeof retryBulkOperation) => async () => {
    const id = await one(find)
    return id === undefined ? undefined : within((tenant): Promise<unknown> => what({ tenant, viewer, jobs }, id))
  }
  /** From whichever describes more, so that there is something to move. */
  const moving = async () => {
    const [from, to] = (await one(MOST_DESCRIBING)) === (await one(templateNamed(first))) ? [first, second] : [second, first]
    const [templateId, targetId, attributeId, target] = [await one(templateNamed(from)), await one(templateNamed(to)), await one(attributeOf(from)), await one(attributeOf(to))]
    if (templateId === undefined || targetId === undefined || attributeId === undefined || target === undefined) return undefined
    return within((tenant) => startMove({ tenant, viewer, jobs }, { templateId, targetId, language: 'en-US', mapping: [{ attributeId, targetId: target, addOptions: false }] }))
  }
  const back = on(SOMETHING_MOVED, startMoveBack)
  const others = [on(someMove(`'Waiting', 'Working'`), cancelBulkOperation), on(someMove(`'Cancelled', 'Failed'`), retryBulkOperation)]
  // There is seldom something to take back: then it mostly is.
  return [moving, async () => (random(3) > 0 && (await one(SOMETHING_MOVED)) !== undefined ? back() : others[random(others.length)]?.())]
}

/** Of an asset: what a move, or taking it back, changed of it. */
const changesBy = (operation: string) => `(select count(*) from metadata_changes change where change.asset_id = noted.asset_id and change.operation_id ${operation})`

/**
 * Each operation changes an attribute once. What is noted of a move was done, and nothing else; what left one template is said by the other, which
 * may have said it before: a copy says so without a change. What is taken back was taken back but for what it left, and else nothing. Values are
 * what the latest change says. `untrue`: which of that is not so.
 */
export const UNTRUE_MOVES = `
  select 'changed once' as untrue, operation_id as id from metadata_changes where operation_id is not null group by operation_id, asset_id, attribute_id having count(*) > 1
  union
  select 'noted and done', move_id from guided_move_assets noted where (moved > 0) <> (${changesBy('= noted.move_id')} > 0)
  union
  select 'done and noted', move.id from guided_moves move join metadata_changes change on change.operation_id = move.id
  where not exists (select from guided_move_assets noted where noted.move_id = move.id and noted.asset_id = change.asset_id)
  union
  select 'said by the other', move.id from guided_moves move join metadata_changes former on former.operation_id = move.id and former.template_id = move.template_id
  where not exists (
      select from metadata_changes there
      where there.asset_id = former.asset_id and there.template_id = move.target_id and former.before in (there.after, there.before))
    and former.before <> array(
      select value.value from metadata_values value where value.asset_id = former.asset_id and value.template_id = move.target_id order by value.position)
  union
  select 'taken back', move_id from guided_move_assets noted
  where ${changesBy(`in (select id from jobs where kind = 'moveValuesBack' and payload #>> '{asked,moveId}' = noted.move_id::text)`)}
    <> case when undone_at is null then 0 else ${changesBy('= noted.move_id')} - undone_left end
  union
  select 'counted', id from jobs where kind = 'moveValues' and state = 'Done'
    and (outcome ->> 'assets')::int < (select count(*) from guided_move_assets where move_id = jobs.id and (moved > 0 or is_assigned or is_taken_off))
  union
  select 'latest', asset_id from (
    select distinct on (asset_id, attribute_id) asset_id, attribute_id, after from metadata_changes order by asset_id, attribute_id, revision desc) latest
  where after <> array(select value from metadata_values value where value.asset_id = latest.asset_id and value.attribute_id = latest.attribute_id order by position)`

/** So many kills come to all of it. */
export const KILLS_FOR_MOVES = 1000

export const MOVES_WORKED = `
  select (select count(*) from guided_move_assets where moved > 0)::int as moved,
  (select count(*) from guided_move_assets where undone_at is not null and undone_left = 0)::int as "movedBack",
  (select count(*) from jobs where kind in ('moveValues', 'moveValuesBack') and state = 'Cancelled')::int as "movesStopped"`
