import type { ResourceType } from '../../src/domain/access/modules.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

const IN_FOLDERS = sql(`
  update folders set folder_count = folder_count + more.folders, asset_count = asset_count + more.assets,
    contents_revision = contents_revision + 1
  from unnest($2::uuid[], $3::integer[], $4::integer[]) as more (id, folders, assets)
  where folders.organization_id = $1 and folders.id = more.id`)
const IN_MODULE = sql(`
  update module_contents set root_folder_count = root_folder_count + $3, asset_count = asset_count + $4, revision = revision + 1
  where organization_id = $1 and type = $2`)

/** How the numbers of what lies in places change. */
export class CountChanges {
  readonly #places = new Map<string | null, { folders: number; assets: number }>()
  /** Assets of the whole module, at every depth. */
  #assets = 0

  add(place: string | null, kind: 'folder' | 'asset', number: number): void {
    const now = this.#places.get(place) ?? { folders: 0, assets: 0 }
    this.#places.set(place, kind === 'folder' ? { ...now, folders: now.folders + number } : { ...now, assets: now.assets + number })
  }

  addToModule(assets: number): void {
    this.#assets += assets
  }

  get places(): readonly (string | null)[] {
    return [...this.#places.keys()]
  }

  async write(tenant: Tenant, type: ResourceType): Promise<void> {
    const folders = [...this.#places].filter(([id]) => id !== null)
    const values = [folders.map(([id]) => id), folders.map(([, more]) => more.folders), folders.map(([, more]) => more.assets)]
    await Promise.all([
      tenant.query(IN_FOLDERS, [tenant.organizationId, ...values]),
      tenant.query(IN_MODULE, [tenant.organizationId, type, this.#places.get(null)?.folders ?? 0, this.#assets]),
    ])
  }
}
