import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import { nameKey } from '../../src/domain/naming/names.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import { createFolder } from '../folders/folders.ts'
import type { Receiving } from '../transfers/receive.ts'
import type { Curator } from './curator.ts'
import { remember } from './remembered.ts'

const EXISTING = sql<Id>('select id from folders where organization_id = $1 and id = $2 and trashed_at is null')
const NAMESAKE = sql<Id>(`
  select id from folders
  where organization_id = $1 and type = $2 and parent_id is not distinct from $3 and name_key = $4 and trashed_at is null`)
const DATE = sql(`update folders set created_at = now() - interval '40 days', modified_at = now() - interval '40 days'
  where organization_id = $1 and id = $2`)

type Id = { readonly id: string }

interface Wanted {
  readonly module: ResourceType
  readonly parentId: string | null
  readonly name: string
  readonly key: string
}

/** A folder that an entry lies in: the one made before, a namesake, or a new one. Undefined: it was removed, and stays so. */
const seedFolder = async (
  tenant: Tenant,
  curator: Curator,
  remembered: ReadonlyMap<string, string>,
  { module, parentId, name, key }: Wanted,
): Promise<string | undefined> => {
  const { organizationId } = tenant
  const before = remembered.get(key)
  if (before !== undefined) return (await tenant.query(EXISTING, [organizationId, before]))[0]?.id
  const [namesake] = await tenant.query(NAMESAKE, [organizationId, module, parentId, nameKey(name)])
  if (namesake !== undefined) {
    await remember(tenant, key, namesake.id)
    return namesake.id
  }
  const made = await createFolder(tenant, curator, { type: module, parentId, name })
  if (Result.isFailure(made)) throw new Error(`The folder ${key} was refused: ${made.failure.code}`)
  await remember(tenant, key, made.success.id)
  await tenant.query(DATE, [organizationId, made.success.id])
  return made.success.id
}

/** The folders that entries lie in, each looked for once. */
export class DemoFolders {
  readonly #inTenant: Receiving['inTenant']
  readonly #curator: Curator
  readonly #remembered: ReadonlyMap<string, string>
  readonly #found = new Map<string, string | undefined>()

  constructor(inTenant: Receiving['inTenant'], curator: Curator, remembered: ReadonlyMap<string, string>) {
    this.#inTenant = inTenant
    this.#curator = curator
    this.#remembered = remembered
  }

  /** Undefined: it, or one above it, was removed. */
  async find(module: ResourceType, names: readonly string[]): Promise<string | undefined> {
    const key = [module, ...names].join('/')
    if (!this.#found.has(key)) this.#found.set(key, await this.#seed(module, names, key))
    return this.#found.get(key)
  }

  async #seed(module: ResourceType, names: readonly string[], key: string): Promise<string | undefined> {
    const [above, name = ''] = [names.slice(0, -1), names.at(-1)]
    const parentId = above.length === 0 ? null : await this.find(module, above)
    if (parentId === undefined) return undefined
    return this.#inTenant((tenant) => seedFolder(tenant, this.#curator, this.#remembered, { module, parentId, name, key }))
  }
}
