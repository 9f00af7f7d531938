import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { OutOfReachThere } from '../../src/domain/items/outOfReach.ts'
import type { Selection } from '../../src/domain/items/selection.ts'
import { moveProblem, type MoveProposal, type MoveCode } from '../../src/domain/move-copy/treeRules.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { restrictionOn, type AccessScope } from '../access/scope.ts'
import type { Item } from '../items/items.ts'
import { restrictedInside } from '../items/restrictedItems.ts'
import { destinationProblem, type ItemState } from '../access/state.ts'

const READ = sql<ItemState>('select type, trashed_at is not null as trashed from folders where organization_id = $1 and id = $2')
const ABOVE = sql<{ id: string }>(`
  with recursive way (id) as (
    select parent_id from folders where organization_id = $1 and id = $2
    union
    select folder.parent_id from way join folders folder on folder.organization_id = $1 and folder.id = way.id
  )
  select id from way where id is not null`)

type DestinationCode = OutOfReachThere | 'DESTINATION_NOT_FOUND'

/** Where something is to go, with the folders above; a code where it cannot be used. */
const destinationOf = async (
  tenant: Tenant,
  scope: AccessScope,
  type: ResourceType,
  id: string | null,
): Promise<{ readonly destination: MoveProposal['destination'] } | { readonly code: DestinationCode }> => {
  if (id === null) return { destination: null }
  const [[state], above, restricted] = await Promise.all([
    tenant.query(READ, [tenant.organizationId, id]),
    tenant.query(ABOVE, [tenant.organizationId, id]),
    restrictionOn(tenant, scope, { kind: 'folder', id }),
  ])
  const problem = destinationProblem(state, type, restricted)
  if (problem !== undefined) return { code: problem }
  return { destination: { id, type, above: above.map((folder) => folder.id) } }
}

interface Asked {
  readonly action: 'copy' | 'move'
  readonly items: readonly Item[]
  readonly selection: Selection
  readonly type: ResourceType
  readonly destinationId: string | null
  /** Of several places at once: all folders that go. */
  readonly leaving?: readonly string[]
}

/** Why items cannot go there: the place, the rules of the tree, or something inside them that is kept from the author. */
export const refusalToMove = async (tenant: Tenant, scope: AccessScope, { action, items, selection, type, destinationId, leaving = [] }: Asked): Promise<MoveCode | DestinationCode | undefined> => {
  const folders = items.filter(({ kind }) => kind === 'folder')
  const assets = items.filter(({ kind }) => kind === 'asset').map(({ id, type, parentId }) => ({ id, type, folderId: parentId ?? '' }))
  const [place, hidden] = await Promise.all([
    destinationOf(tenant, scope, type, destinationId),
    restrictedInside(tenant, scope, folders.map(({ id }) => id)),
  ])
  if ('code' in place) return place.code
  const from = selection.kind === 'items' && selection.from !== undefined ? { from: selection.from } : {}
  return moveProblem({ action, folders, assets, destination: place.destination, type, leaving, ...from }) ?? hidden
}
