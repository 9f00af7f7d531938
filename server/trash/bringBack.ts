import { nameKey } from '../../src/domain/library/names.ts'
import type { Tenant } from '../database/tenant.ts'
import type { JobQueue } from '../jobs/JobQueue.ts'
import type { Outcome } from '../library/arrivals.ts'
import type { CountChanges } from '../library/counts.ts'
import { writePlaces } from '../library/move.ts'
import { reenter } from '../library/renamed.ts'
import { refusalToReplace, replaceFiles, targetsOf, type Editor, type ReplaceRefusal } from '../library/replaceFiles.ts'
import { moveEntries } from '../search/restingEntries.ts'

/** The folders that lie in the trash with each of the outermost ones. */
export const TRASHED_TREE = `
  with recursive tree (root, id) as (
    select id, id from unnest($2::uuid[]) as id
    union
    select tree.root, folder.id
    from tree join folders folder on folder.organization_id = $1 and folder.parent_id = tree.id and folder.trash_id = tree.root
  )
  select root, id from tree`

const RAISE_FOLDERS = `
  update folders set trashed_at = null, trash_id = null, revision = revision + 1
  where organization_id = $1 and id = any ($2::uuid[])
  returning asset_count as assets`
const RAISE_ASSETS = `
  update assets set trashed_at = null, trash_id = null where organization_id = $1 and id = any ($2::uuid[])`
const UNLIST = 'delete from trash_items where organization_id = $1 and id = any ($2::uuid[])'

/** Takes what was planned out of the trash, and adds to the counts of where it goes. A refusal takes back all of it. */
export const bringBack = async (tenant: Tenant, jobs: JobQueue, keeper: Editor, { placed, replacing }: Outcome, counts: CountChanges): Promise<ReplaceRefusal | undefined> => {
  const { organizationId } = tenant
  const ids = (kind: 'folder' | 'asset') => placed.filter(({ arrival }) => arrival.kind === kind).map(({ arrival }) => arrival.id)
  const [roots, assets] = [ids('folder'), ids('asset')]
  const tree = roots.length === 0 ? [] : (await tenant.query<{ id: string }>(TRASHED_TREE, [organizationId, roots])).map(({ id }) => id)
  // Names and places first: by what is in the trash nothing is taken.
  await writePlaces(tenant, placed)
  const raised = tree.length === 0 ? [] : await tenant.query<{ assets: number }>(RAISE_FOLDERS, [organizationId, tree])
  if (assets.length > 0) await tenant.query(RAISE_ASSETS, [organizationId, assets])
  await moveEntries(tenant, 'wake', [...tree, ...assets])
  await reenter(tenant, placed.filter(({ arrival, name }) => arrival.name !== name).map(({ arrival }) => arrival))
  const targets = await targetsOf(tenant, replacing.map(({ arrival, parentId, name }) => ({ id: arrival.id, parentId, key: nameKey(name) })))
  const refused = await refusalToReplace(tenant, keeper, targets)
  if (refused !== undefined) return refused
  await replaceFiles(tenant, jobs, keeper.userId, targets, { gives: true })
  await tenant.query(UNLIST, [organizationId, [...placed, ...replacing].map(({ arrival }) => arrival.id)])
  for (const { arrival, parentId } of placed) counts.add(parentId, arrival.kind, 1)
  for (const { parentId } of replacing) counts.add(parentId, 'asset', 0)
  counts.addToModule(assets.length + raised.reduce((sum, row) => sum + row.assets, 0))
  return undefined
}
