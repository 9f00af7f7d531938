import * as Result from 'effect/Result'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { Asker } from '../access/scope.ts'
import type { Tenant } from '../database/tenant.ts'

export interface FoundIds {
  readonly folders: readonly string[]
  readonly assets: readonly string[]
}

/** A query of which part is not understood may find more than it says: nothing is done with what it finds. VALIDATION_FAILED at `q`: it is too much to be asked. */
type Found = Result.Result<FoundIds, Failure<'SEARCH_NOT_UNDERSTOOD' | 'VALIDATION_FAILED'>>

/** What a query finds in a module for somebody, outside the trash. */
export type FindItems = (tenant: Tenant, asker: Asker, type: ResourceType, q: string) => Promise<Found>

let finder: FindItems | undefined

/** Searching stands on items, which cannot import it: it registers itself. */
export const registerFinder = (find: FindItems): void => {
  finder = find
}

/** What a selection by a query names. */
export const foundItems = async (tenant: Tenant, asker: Asker, type: ResourceType, { q, except }: { readonly q: string; readonly except: readonly string[] }): Promise<Found> => {
  if (finder === undefined) throw new Error('No finder is registered')
  const left = new Set(except)
  return Result.map(await finder(tenant, asker, type, q), ({ folders, assets }) => ({
    folders: folders.filter((id) => !left.has(id)),
    assets: assets.filter((id) => !left.has(id)),
  }))
}
