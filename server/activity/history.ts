import * as Result from 'effect/Result'
import type { Failure } from '../../src/domain/failures/failure.ts'
import type { ActivityEntry } from '../../src/domain/activity/entry.ts'
import { PAGE_DEFAULT } from '../../src/infrastructure/contract/values.ts'
import { entriesAfter, placeOf } from './log.ts'
import { withNames } from './named.ts'
import { withSuggested } from './suggested.ts'
import { withValues } from './values.ts'
import { withUndo } from './undoable.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Viewer } from '../access/viewer.ts'
import { unreadable } from '../database/unreadable.ts'
import { readCursor, writeCursor } from '../items/cursor.ts'

interface Asked {
  readonly subject: 'asset' | 'folder' | 'contact'
  readonly id: string
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

interface History {
  readonly items: readonly ActivityEntry[]
  readonly next: string | null
}

/** What was changed of a resource, newest first. That the viewer may see it has been decided. */
export const historyOf = async (
  tenant: Tenant,
  viewer: Pick<Viewer, 'userId' | 'restricted' | 'modules' | 'permissions' | 'features'>,
  { subject, id, after, limit = PAGE_DEFAULT }: Asked,
): Promise<Result.Result<History, Failure<'VALIDATION_FAILED'>>> => {
  const place = after === undefined ? undefined : readCursor(after, 'time')
  if (after !== undefined && place === undefined) return unreadable('after')
  const found = await entriesAfter(tenant, { resourceId: id, changesOf: subject, status: 'Succeeded' }, place, limit + 1)
  const named = await withNames(tenant, viewer, await withUndo(tenant, viewer, found.slice(0, limit)))
  const items = subject === 'asset' ? await withValues(tenant, viewer, id, await withSuggested(tenant, id, named)) : named
  const last = found.length > limit ? items.at(-1) : undefined
  return Result.succeed({ items, next: last === undefined ? null : writeCursor(placeOf(last)) })
}
