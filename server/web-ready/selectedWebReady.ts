import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import type { Actor } from '../audit/record.ts'
import { recordAll } from '../audit/recordAll.ts'
import type { Asker } from '../access/scope.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { writeBatch } from '../items/batches.ts'
import { foreseenOf, type Foresight } from '../items/foresight.ts'
import { inPieces, unreported, type Progress } from '../items/progress.ts'
import { assetsAmong, foldersAmong, selectedReach, type SelectedFailure, type SelectedReach } from './selectedReach.ts'
import type { WebReadyOutcome } from './webReady.ts'
import { countReached, foldersReached, keptIn, markReached } from './webReadyReach.ts'

export interface SelectedChange {
  readonly type: ResourceType
  readonly selection: Selection
  readonly webReady: boolean
  /** The change that is taken back, which names the selection as well: only what it changed is reached. */
  readonly undone?: string | undefined
}

export type Marker = Actor & Asker

const reachOf = (tenant: Tenant, scope: Asker, { type, selection, webReady }: SelectedChange) => selectedReach(tenant, scope, { type, selection, publishes: webReady })

/** What would be changed, once nothing refuses it. */
export const foreseeSelected = async (tenant: Tenant, scope: Asker, asked: SelectedChange): Foresight<SelectedFailure> =>
  Result.map(await reachOf(tenant, scope, asked), ({ items }) => foreseenOf(asked.type, items))

/** How many folders and assets would become ready for the web. */
export const countSelected = async (tenant: Tenant, scope: Asker, reached: Pick<SelectedReach, 'items'>): Promise<number> => {
  const [folders, assets] = [foldersAmong(reached), assetsAmong(reached)]
  const tree = await foldersReached(tenant, scope, { folders, assets, webReady: true, change: '', undone: null, undecided: false })
  return countReached(tenant, scope, assets, tree)
}

export const planSelected = async (tenant: Tenant, scope: Asker, type: ResourceType, selection: Selection): Promise<Result.Result<{ readonly items: number }, SelectedFailure>> => {
  const reached = await reachOf(tenant, scope, { type, selection, webReady: true })
  return Result.isFailure(reached) ? Result.fail(reached.failure) : Result.succeed({ items: await countSelected(tenant, scope, reached.success) })
}

const CHANGED = sql<{ id: string }>('select id from assets where organization_id = $1 and web_ready_change = $2 and id = any ($3::uuid[])')

/** The folders that were named, as what lies in them may be another now, and those of the assets that are. */
const recordMarked = async (tenant: Tenant, author: Actor, { items }: SelectedReach, webReady: boolean, change: string): Promise<void> => {
  const states = { before: { webReady: !webReady }, after: { webReady } }
  await inPieces(items, async (piece) => {
    const changed = new Set((await tenant.query(CHANGED, [tenant.organizationId, change, assetsAmong({ items: piece })])).map(({ id }) => id))
    for (const kind of ['folder', 'asset'] as const) {
      const some = piece.filter((item) => item.kind === kind && (kind === 'folder' || changed.has(item.id)))
      await recordAll(tenant, author, `${kind}.updated`, some.map(({ id, name }) => ({ id, name, ...states })))
    }
  })
}

interface Marking {
  readonly webReady: boolean
  /** Names the change. */
  readonly change: string
  readonly undone: string | null
}

/** Makes all that is reached ready for the web, with what lies in its folders, or not. */
export const markSelected = async (tenant: Tenant, author: Marker, reached: SelectedReach, { webReady, change, undone }: Marking, progress: Progress): Promise<WebReadyOutcome> => {
  const reach = { folders: foldersAmong(reached), assets: assetsAmong(reached), webReady, change, undone, undecided: false }
  const tree = await foldersReached(tenant, author, reach)
  const below = webReady ? await keptIn(tenant, tree) : 0
  const marked = await markReached(tenant, author, reach, { folders: tree, open: tree }, progress)
  if (marked.folders + marked.assets > 0) {
    await recordMarked(tenant, author, reached, webReady, change)
    await publish(tenant, { kind: 'library.changed', type: reached.type })
  }
  return { change, kept: reached.kept + below, ...marked }
}

/** Makes a selection of any length ready for the web, or not; its change names it from then on, for who made it. */
export const changeSelected = async (tenant: Tenant, author: Marker, asked: SelectedChange, progress: Progress = unreported): Promise<Result.Result<WebReadyOutcome, SelectedFailure>> => {
  const reached = await reachOf(tenant, author, asked)
  if (Result.isFailure(reached)) return Result.fail(reached.failure)
  const { type, webReady, undone = null } = asked
  const change = randomUUID()
  const done = await markSelected(tenant, author, reached.success, { webReady, change, undone }, progress)
  const [folders, assets] = [foldersAmong(reached.success), assetsAmong(reached.success)]
  await writeBatch(tenant, author.userId, { type, action: webReady ? 'webReady' : 'skipWebReady', folders, assets, foldersFrom: [], assetsFrom: [] }, change)
  return Result.succeed(done)
}
