import * as Option from 'effect/Option'
import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import type { ResourceType } from '../../src/domain/access/modules.ts'
import type { Failure } from '../../src/domain/failures/failure.ts'
import { tableRightOf } from '../../src/domain/metadata-table/tableScope.ts'
import { can } from '../../src/domain/rights/can.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import { Id, ResourceTypeName } from '../../src/infrastructure/contract/values.ts'
import { WideScope } from '../../src/infrastructure/metadata-table/contract.ts'
import { FileBody } from '../../src/infrastructure/metadata-table/files.contract.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Tenant } from '../database/tenant.ts'
import { tableFiles } from '../exports/askedFiles.ts'
import type { TablePlace } from './cursor.ts'
import { readRows } from './rowValues.ts'
import type { ReadOn } from './tableFile.ts'
import { placedRows, placeOf, prepared, type Prepared, type TableFailure } from './tablePage.ts'

/** What of the table a file holds, as it is kept until it is fetched. */
const AskedFile = Schema.Struct({
  ...FileBody,
  type: ResourceTypeName,
  scope: Schema.Union([WideScope, Schema.Struct({ kind: Schema.Literal('folder'), folderId: Id, withSubfolders: Schema.Literal(false) })]),
})
type AskedFile = typeof AskedFile.Type

/**
 * Rows that are read at a time, in a transaction of their own. For 100,000 rows the server takes 29 MB and 26 s so; with 125 it took 39 MB and 23 s, with
 * a thousand half as much memory again.
 */
const ROWS_AT_ONCE = 50

/** The attributes of the columns; undefined where the template has not all of them. */
const columnsOf = ({ template }: Prepared, ids: readonly string[]): readonly AttributeDefinition[] | undefined => {
  const found = ids.flatMap((id) => template.attributes.find((attribute) => attribute.id === id) ?? [])
  return found.length < ids.length ? undefined : found
}

/** Keeps what is asked for, where it can be read. */
export const beginFile = async (tenant: Tenant, viewer: Viewer, asked: AskedFile): Promise<Result.Result<{ readonly id: string }, TableFailure>> => {
  const ready = await prepared(tenant, viewer, asked)
  if (Result.isFailure(ready)) return Result.fail(ready.failure)
  if (columnsOf(ready.success, asked.columns) === undefined) return Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' })
  return Result.succeed({ id: await tableFiles.keep(tenant, viewer, asked) })
}

/** A file that can be fetched. */
export interface ReadyFile {
  readonly asked: AskedFile
  readonly name: string
  readonly columns: readonly AttributeDefinition[]
}

const decode = Schema.decodeUnknownOption(AskedFile)

const mayRead = ({ permissions, modules }: Viewer, { type, scope }: AskedFile): boolean =>
  modules.some((module: string) => module === type) && can(permissions, tableRightOf(scope))

/** Who asked for it finds it, as long as they may read the rows. */
export const findFile = async (tenant: Tenant, viewer: Viewer, id: string): Promise<Result.Result<ReadyFile, TableFailure | Failure<'PERMISSION_DENIED'>>> => {
  const asked = Option.getOrUndefined(decode(await tableFiles.find(tenant, viewer, id)))
  if (asked === undefined) return Result.fail({ code: 'NOT_FOUND' })
  if (!mayRead(viewer, asked)) return Result.fail({ code: 'PERMISSION_DENIED' })
  const ready = await prepared(tenant, viewer, asked)
  if (Result.isFailure(ready)) return Result.fail(ready.failure)
  const columns = columnsOf(ready.success, asked.columns)
  return columns === undefined ? Result.fail({ code: 'ATTRIBUTE_NOT_FOUND' }) : Result.succeed({ asked, name: ready.success.template.name, columns })
}

/** A transaction of its own for each step, in which the session is looked at again. */
type InTenant = <A>(work: (tenant: Tenant) => Promise<A>) => Promise<A>

/** Reads the rows of a file one step after the other; what is asked for is prepared again for each, since rights may go meanwhile. Throws where they did. */
export const readerOf = (inTenant: InTenant, viewer: Viewer, asked: AskedFile & { readonly type: ResourceType }): ReadOn => {
  let [after, isAtEnd]: [TablePlace | undefined, boolean] = [undefined, false]
  return () =>
    isAtEnd
      ? Promise.resolve(undefined)
      : inTenant(async (tenant) => {
          const ready = await prepared(tenant, viewer, asked)
          if (Result.isFailure(ready)) throw new Error(`The table cannot be read any more: ${ready.failure.code}`)
          const rows = await placedRows(tenant, viewer, ready.success, after, ROWS_AT_ONCE, { counts: false })
          const last = rows.rows.at(-1)
          isAtEnd = last === undefined || rows.rows.length < ROWS_AT_ONCE
          after = last && placeOf(last)
          return readRows(tenant, viewer, ready.success.template, rows.rows.map(({ id }) => id))
        })
}
