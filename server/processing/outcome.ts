import type { AssetSummary } from '../../src/domain/assets/asset.ts'
import type { IndexingFailure } from '../../src/domain/assets/indexing.ts'
import { sql, type Statement } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { STATE_COLUMNS, statesOf, type StatesRow } from '../items/assetRows.ts'
import { keepPageTexts } from '../page-texts/pageTexts.ts'
import { reasonOf } from './unreadable.ts'

/** In the trash an asset may lie nowhere any more. */
export type Changed = StatesRow & Pick<AssetSummary, 'type'> & { readonly folderId: string | null }

const STATES = `asset.folder_id as "folderId", asset.type, ${STATE_COLUMNS}`
const RETURNING = `returning ${STATES}`

/** Keeps what was found of an asset's present content ($1 organization, $2 asset); `found`: the state, the groups and the faces as SQL. */
export const keepMetadata = (found: string): Statement<Changed> => sql(`
  with kept as (
    insert into asset_metadata (organization_id, asset_id, content_version, state, groups, faces)
    select organization_id, id, content_version, ${found} from assets where organization_id = $1 and id = $2
    on conflict (organization_id, asset_id) do update
      set content_version = excluded.content_version, state = excluded.state, groups = excluded.groups, faces = excluded.faces
  )
  select ${STATES} from assets asset where organization_id = $1 and id = $2`)

/** Only a state that still waits changes: what was asked for anew meanwhile is the new job's. */
const FAILED = {
  thumbnail: sql<Changed>(`update assets asset set thumbnail = 'Failed' where organization_id = $1 and id = $2 and thumbnail = 'Pending' ${RETURNING}`),
  // The small thumbnail stands in for what could not be rendered.
  rendering: undefined,
  metadata: keepMetadata(`'Failed', '[]'::jsonb, '[]'::jsonb`),
  text: undefined,
} as const satisfies Readonly<Record<string, Statement<Changed> | undefined>>
const UNREAD = sql<Changed>(`
  update assets asset set indexing = 'Failed', indexing_failure = $3 where organization_id = $1 and id = $2 and indexing = 'Indexing' ${RETURNING}`)

/** Runs a statement that changes an asset's states ($1 organization, $2 asset) and tells the open browsers. */
export const change = async (tenant: Tenant, assetId: string, statement: Statement<Changed>, ...values: readonly unknown[]): Promise<void> => {
  const [changed] = await tenant.query(statement, [tenant.organizationId, assetId, ...values])
  if (changed === undefined || changed.folderId === null) return
  const { folderId, type } = changed
  await publish(tenant, { kind: 'asset.changed', assetId, folderId, type, ...statesOf(changed) })
}

/** The text of an asset cannot be read: it says why, unless there is text that was read off its pages. */
export const leaveUnread = async (tenant: Tenant, assetId: string, reason: IndexingFailure): Promise<void> => {
  await change(tenant, assetId, UNREAD, reason)
  await keepPageTexts(tenant, assetId)
}

/** The job will not be done, because of this: the asset says so. */
export const giveUp = async (tenant: Tenant, name: keyof typeof FAILED, assetId: string, error: unknown): Promise<void> => {
  if (name === 'text') return leaveUnread(tenant, assetId, reasonOf(error))
  const statement: Statement<Changed> | undefined = FAILED[name]
  if (statement !== undefined) await change(tenant, assetId, statement)
}

export { RETURNING as RETURNING_STATES }
