import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { AccessScope } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'

export interface FoundIds {
  readonly folders: readonly string[]
  readonly assets: readonly string[]
}

/** What a query finds in a module for somebody, outside the trash. */
export type FindItems = (tenant: Tenant, scope: AccessScope, type: ResourceType, q: string) => Promise<FoundIds>

let told: FindItems | undefined

/** Searching stands on what is known of items: it says how they are found. */
export const tellHowToFind = (find: FindItems): void => {
  told = find
}

/** What a selection by a query names. */
export const foundItems = async (tenant: Tenant, scope: AccessScope, type: ResourceType, { q, except }: { readonly q: string; readonly except: readonly string[] }): Promise<FoundIds> => {
  if (told === undefined) throw new Error('Nobody has told how items are found')
  const { folders, assets } = await told(tenant, scope, type, q)
  const left = new Set(except)
  return { folders: folders.filter((id) => !left.has(id)), assets: assets.filter((id) => !left.has(id)) }
}
