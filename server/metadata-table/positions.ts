import * as Result from 'effect/Result'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Cursors } from '../http/cursors.ts'
import { candidatesFor, FEW } from './candidates.ts'
import { writePlace } from './cursor.ts'
import { gatheredRows, type PlacedRow } from './gathered.ts'
import { everyOf, indexedRows } from './indexedRows.ts'
import { placeOf, prepared, type Prepared, type TableAsked, type TableFailure } from './tablePage.ts'

interface TablePositions {
  readonly total: number
  readonly every: number
  /** `starts[i]` stands before row `(i + 1) * every`. */
  readonly starts: readonly string[]
}

/** The most keys of one table. */
const MOST_STARTS = 1000

interface AllRows {
  readonly total: number
  readonly marks: (every: number) => readonly PlacedRow[]
}

const allRows = async (tenant: Tenant, viewer: Viewer, { asked, order }: Prepared): Promise<AllRows> => {
  const candidates = await candidatesFor(tenant, asked)
  if (candidates === undefined) return indexedRows(tenant, viewer, asked, order)
  const rows = await gatheredRows(tenant, viewer, asked, candidates, { order, after: undefined, limit: FEW })
  return { total: rows.length, marks: (every) => everyOf(rows, every) }
}

/** The keys by which any place among the rows is reached; `every`: rows from one to the next, or a multiple where there are many. */
export const tablePositions = async (tenant: Tenant, viewer: Viewer, { every: wanted, ...query }: TableAsked & { readonly every: number }, cursors: Cursors): Promise<Result.Result<TablePositions, TableFailure>> => {
  const ready = await prepared(tenant, viewer, query)
  if (Result.isFailure(ready)) return Result.fail(ready.failure)
  const { total, marks } = await allRows(tenant, viewer, ready.success)
  const every = wanted * Math.max(1, Math.ceil(total / wanted / MOST_STARTS))
  // Behind the last row nothing begins.
  const starts = marks(every).slice(0, Math.max(0, Math.ceil(total / every) - 1))
  return Result.succeed({ total, every, starts: starts.map((row) => cursors.seal(tenant.organizationId, writePlace(placeOf(row)))) })
}
