import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { AccessScope } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'

export interface FoundIds {
  readonly folders: readonly string[]
  readonly assets: readonly string[]
}

/** What a query finds in a module for somebody, outside the trash. */
export type FindItems = (tenant: Tenant, scope: AccessScope, type: ResourceType, q: string) => Promise<FoundIds>

let finder: FindItems | undefined

/** Searching stands on items, which cannot import it: it registers itself. */
export const registerFinder = (find: FindItems): void => {
  finder = find
}

/** What a selection by a query names. */
export const foundItems = async (tenant: Tenant, scope: AccessScope, type: ResourceType, { q, except }: { readonly q: string; readonly except: readonly string[] }): Promise<FoundIds> => {
  if (finder === undefined) throw new Error('No finder is registered')
  const { folders, assets } = await finder(tenant, scope, type, q)
  const left = new Set(except)
  return { folders: folders.filter((id) => !left.has(id)), assets: assets.filter((id) => !left.has(id)) }
}
