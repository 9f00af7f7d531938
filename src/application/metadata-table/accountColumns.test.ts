import * as Result from 'effect/Result'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ColumnPreference } from '../../domain/metadata-table/columns.ts'
import { InMemoryStorage } from '../../infrastructure/memory/InMemoryStorage.ts'
import { LocalStorageTableColumns } from '../../infrastructure/metadata-table/LocalStorageTableColumns.ts'
import { accountColumns } from './accountColumns.ts'

const wide = (width: number): readonly ColumnPreference[] => [{ id: 'name', width, isPinned: true, isHidden: false }]

let area: InMemoryStorage
let account: readonly ColumnPreference[]
let isReachable: boolean
let person: string
let calls: number
beforeEach(() => {
  area = new InMemoryStorage()
  account = []
  isReachable = true
  person = 'ada'
  calls = 0
})

/** One browser of a person; what it holds in memory ends with it. */
const browser = (kept = area) => {
  const tableColumns = new LocalStorageTableColumns(kept, () => person)
  const metadataTable = {
    keepColumns: async (_type: string, _id: string, columns: readonly ColumnPreference[]) => {
      calls += 1
      if (!isReachable) return Result.fail({ code: 'UNREACHABLE' } as const)
      account = columns
      return Result.succeed(undefined)
    },
  }
  const columns = accountColumns({ metadataTable, tableColumns, signedIn: () => person, columnsPause: () => Promise.resolve() })
  return { keep: (width: number) => columns.keep('RECORDS', 'plate', wide(width)), read: () => columns.read('RECORDS', { id: 'plate', columns: account }), held: () => tableColumns.read('plate') }
}

it('columns are given to the account, the last ones of many, and read from there by another browser', async () => {
  const one = browser()
  for (const width of [100, 110, 120, 130]) one.keep(width)
  await vi.waitFor(() => expect([account, one.held()]).toEqual([wide(130), []]))
  expect(calls).toBe(1)
  expect(browser(new InMemoryStorage()).read()).toEqual(wide(130))
  account = wide(200)
  expect(one.read()).toEqual(wide(200))
})

it('what could not be given wins in this browser, and is given when the table is opened again', async () => {
  account = wide(100)
  isReachable = false
  browser().keep(150)
  await vi.waitFor(() => expect(calls).toBe(1))
  isReachable = true
  const again = browser()
  expect(again.read()).toEqual(wide(150))
  await vi.waitFor(() => expect([account, again.held()]).toEqual([wide(150), []]))
})

it('is never given in the name of another', async () => {
  const one = browser()
  one.keep(150)
  person = 'kari'
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect([calls, account, one.read()]).toEqual([0, [], []])
})
