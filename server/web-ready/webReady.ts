import { randomUUID } from 'node:crypto'
import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { decideAction, type OwnAction } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import { record, type AuditEvent } from '../audit/record.ts'
import type { Tenant } from '../database/tenant.ts'
import { publish } from '../events/publish.ts'
import { findPlace, type Resource } from '../access/place.ts'
import { findResources, type NamedResource, type Unreachable } from '../access/resources.ts'
import { foreseenOf, type Foresight } from '../items/foresight.ts'
import { unreported, type Progress } from '../items/progress.ts'
import { countReached, foldersReached, keptIn, markReached, type Marked } from './webReadyReach.ts'

export interface WebReadyChange {
  readonly resources: readonly Resource[]
  readonly webReady: boolean
  /** The change that is taken back: only what it changed is reached. */
  readonly undone?: string | undefined
  /** Only what nobody has decided about yet. */
  readonly undecided?: true | undefined
}

/** Who makes it, as they are then: it may be made long after it was asked for. */
type Marker = Pick<Viewer, 'userId' | 'firstName' | 'lastName' | 'permissions' | 'modules' | 'restricted'>

/** What is another now. */
export interface WebReadyOutcome extends Marked {
  readonly change: string
  /** What below the named folders is kept from publication, and stayed as it was. */
  readonly kept: number
}

export type ChangeFailure = Unreachable | Failure<'PUBLICATION_RESTRICTED' | 'PERMISSION_DENIED'>

/** Why something may not be made ready for the web: by the one judgement, with what keeps it from publication. */
const refusalOf = async (tenant: Tenant, marker: Marker, action: OwnAction, resource: NamedResource): Promise<ChangeFailure | undefined> => {
  const publicationRestricted = await findPlace(tenant, { of: 'publication' }, resource)
  const state = publicationRestricted === undefined ? {} : { publicationRestricted }
  const decision = decideAction({ ...marker, globalRoles: [], features: [] }, action, { type: resource.type, state })
  if (decision.allowed) return undefined
  return { code: decision.reasons[0].tag === 'publicationRestricted' ? 'PUBLICATION_RESTRICTED' : 'PERMISSION_DENIED' }
}

/** What is named, where nothing refuses the change. */
const judged = async (
  tenant: Tenant,
  marker: Marker,
  { resources, webReady }: WebReadyChange,
  action: OwnAction,
): Promise<Result.Result<readonly NamedResource[], ChangeFailure>> => {
  const found = await findResources(tenant, marker, resources, { inTrash: false })
  if (Result.isFailure(found) || !webReady) return found
  const refusals = await Promise.all(found.success.map((resource) => refusalOf(tenant, marker, action, resource)))
  const refused = refusals.find((refusal) => refusal !== undefined)
  return refused === undefined ? found : Result.fail(refused)
}

/** What would be changed, once nothing refuses it. Of several modules, the first one's name stands for it. */
export const foreseeWebReady = async (tenant: Tenant, marker: Marker, change: WebReadyChange, action: OwnAction): Foresight<ChangeFailure> =>
  Result.map(await judged(tenant, marker, change, action), (named) => foreseenOf(named[0]?.type ?? 'RECORDS', named))

const idsOf = (named: readonly NamedResource[], kind: Resource['kind']): readonly string[] => named.filter((one) => one.kind === kind).map(({ id }) => id)

/** What the log keeps of an answer about what came later: the folder itself stays as it was. */
const answeredOf = (webReady: boolean, { folders, assets }: Marked): Pick<AuditEvent, 'after'> => ({ after: { [webReady ? 'undecidedReady' : 'undecidedLeft']: folders + assets } })

/** How many folders and assets would become ready for the web, once nothing refuses it. */
export const planWebReady = async (
  tenant: Tenant,
  marker: Marker,
  resources: readonly Resource[],
  action: OwnAction = 'setWebReady',
): Promise<Result.Result<{ readonly items: number }, ChangeFailure>> => {
  const found = await judged(tenant, marker, { resources, webReady: true }, action)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const reach = { folders: idsOf(found.success, 'folder'), assets: idsOf(found.success, 'asset'), webReady: true, change: '', undone: null, undecided: false }
  return Result.succeed({ items: await countReached(tenant, marker, reach.assets, await foldersReached(tenant, marker, reach)) })
}

/**
 * Makes folders, with all that lies below them, and assets ready for the web, or not. `action`: what it is by the table of rights.
 * `progress` hears of the folders and assets that are marked.
 */
export const changeWebReady = async (
  tenant: Tenant,
  marker: Marker,
  asked: WebReadyChange,
  action: OwnAction,
  progress: Progress = unreported,
): Promise<Result.Result<WebReadyOutcome, ChangeFailure>> => {
  const found = await judged(tenant, marker, asked, action)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const [named, { webReady, undone = null, undecided = false }] = [found.success, asked]
  const change = randomUUID()
  const reach = { folders: idsOf(named, 'folder'), assets: idsOf(named, 'asset'), webReady, change, undone, undecided }
  const tree = await foldersReached(tenant, marker, reach)
  const kept = webReady ? await keptIn(tenant, tree) : 0
  const marked = await markReached(tenant, marker, reach, { folders: tree, open: tree }, progress)
  if (marked.folders + marked.assets > 0) {
    await Promise.all([
      ...named.map((resource) =>
        record(tenant, marker, { kind: `${resource.kind}.updated`, resource, ...(undecided ? answeredOf(webReady, marked) : { before: { webReady: !webReady }, after: { webReady } }) }),
      ),
      publish(tenant, ...[...new Set(named.map(({ type }) => type))].map((type) => ({ kind: 'library.changed', type }) as const)),
    ])
  }
  return Result.succeed({ change, kept, ...marked })
}
