import * as Result from 'effect/Result'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { TableRow } from '../../../domain/metadata-table/tableRow.ts'
import type { TablePage } from '../MetadataTableGateway.ts'
import { readRows } from './readRows.ts'
import { rowIn } from './rowPages.ts'
import { createTableRowsMachine, type RowsAsked } from './tableRows.machine.ts'

const TOTAL = 100_000
const ASKED: RowsAsked = { resourceType: 'RECORDS', templateId: 't', scope: { kind: 'module' }, sort: { by: 'name' }, direction: 'asc', filters: [], search: '' }

/** A row that is named by its number. */
const row = (at: number) => ({ asset: { id: `asset ${at}`, name: `${at}` }, values: {} }) as unknown as TableRow

/** A server with so many rows, whose keys are their numbers; it keeps a list of what it was asked. */
const serve = (total = TOTAL, reported = total) => {
  const calls: string[] = []
  const state = { isDown: false, before: 0, held: Promise.resolve(), asked: (): void => undefined }
  const actor = createActor(
    createTableRowsMachine({
      metadataTable: {
        rows: async ({ after, limit }) => {
          calls.push(`rows ${after ?? 0}`)
          state.asked()
          if (state.isDown) return Result.fail({ code: 'UNREACHABLE' })
          const start = Number(after ?? 0)
          const items = Array.from({ length: Math.max(0, Math.min(limit, total - start)) }, (_, at) => row(start + at - state.before))
          await state.held
          const page: TablePage = { items, next: start + limit < total ? String(start + limit) : null, names: [], ...(after === undefined ? { total: reported } : {}) }
          return Result.succeed(page)
        },
        positions: async (_, every) => {
          calls.push('positions')
          return Result.succeed({ total, every, starts: Array.from({ length: Math.ceil(total / every) - 1 }, (__, at) => String((at + 1) * every)) })
        },
      },
    }),
  ).start()
  const settled = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  const open = async () => {
    actor.send({ type: 'rows.opened', asked: ASKED })
    await settled('shown')
  }
  const see = (from: number, to = from + 40) => actor.send({ type: 'rows.seen', from, to })
  const nameAt = (at: number) => rowIn(actor.getSnapshot().context.pages, at)?.asset.name
  return { actor, calls, state, open, see, settled, nameAt }
}

afterEach(() => vi.restoreAllMocks())

it('rows in view are read page by page', async () => {
  const { open, see, settled, calls, nameAt } = serve()
  await open()
  see(80)
  await settled('shown')
  expect(calls).toEqual(['rows 0', 'rows 100'])
  expect([nameAt(0), nameAt(199), nameAt(200)]).toEqual(['0', '199', undefined])
})

it('whatever lies in the middle is read by its own key, and what lies between is not', async () => {
  const { open, see, settled, calls, nameAt } = serve()
  await open()
  see(61_234)
  await settled('shown')
  expect(calls).toEqual(['rows 0', 'positions', 'rows 61200'])
  expect(nameAt(61_234)).toBe('61234')
  see(TOTAL - 40)
  await settled('shown')
  expect(calls.slice(3)).toEqual(['rows 99900'])
  expect(nameAt(TOTAL - 1)).toBe('99999')
})

it('an estimate gives way to how many there are', async () => {
  const { actor, open, see, settled, nameAt } = serve(5_432, 5_400)
  await open()
  expect(actor.getSnapshot().context.total).toBe(5_400)
  see(5_360, 5_399)
  await settled('shown')
  expect(actor.getSnapshot().context.total).toBe(5_432)
  see(5_390, 5_431)
  await settled('shown')
  expect(nameAt(5_431)).toBe('5431')
})

it('so does one that was too high', async () => {
  const { actor, open, see, settled } = serve(1_050, 1_200)
  await open()
  see(1_150, 1_199)
  await settled('shown')
  expect(actor.getSnapshot().context.total).toBe(1_050)
})

it('what others changed is read again where it is seen, and later where it is not', async () => {
  const { actor, open, see, settled, calls, nameAt } = serve()
  await open()
  see(180)
  await settled('shown')
  calls.splice(0)
  actor.send({ type: 'rows.changed', assetIds: new Set(['asset 250']), isMoved: false })
  await vi.waitFor(() => expect(calls).toEqual(['rows 200']))
  see(1_000)
  await settled('shown')
  calls.splice(0)
  actor.send({ type: 'rows.changed', assetIds: new Set(['asset 250', 'nobody']), isMoved: false })
  expect([nameAt(250), nameAt(1_000), calls]).toEqual([undefined, '1000', []])
  see(250)
  await settled('shown')
  expect(nameAt(250)).toBe('250')
})

it.each([{ isMoved: true }, { isMoved: false }])('what others change while the first rows are read is read once more, and no oftener: %j', async ({ isMoved }) => {
  const { actor, calls, state, settled, nameAt } = serve()
  const answer = Promise.withResolvers<void>()
  state.held = answer.promise
  actor.send({ type: 'rows.opened', asked: ASKED })
  await vi.waitFor(() => expect(calls).toEqual(['rows 0']))
  state.before = 1
  for (let times = 0; times < 3; times += 1) actor.send({ type: 'rows.changed', assetIds: new Set(['asset 0']), isMoved })
  answer.resolve()
  await vi.waitFor(() => expect(nameAt(0)).toBe('-1'))
  await settled('shown')
  expect(calls).toEqual(['rows 0', 'rows 0'])
})

it('values that change with every reading keep no other rows from being read', async () => {
  const { actor, calls, state, open, see, nameAt } = serve()
  await open()
  calls.splice(0)
  let left = 6
  state.asked = () => {
    left -= 1
    if (left > 0) actor.send({ type: 'rows.changed', assetIds: new Set(['asset 0']), isMoved: false })
  }
  see(80)
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(6))
  expect(calls.slice(0, 3)).toEqual(['rows 100', 'rows 0', 'rows 100'])
  expect([nameAt(0), nameAt(199)]).toEqual(['0', '199'])
})

it('where rows moved, nothing of where pages begin is believed any more', async () => {
  const { actor, open, see, settled, calls } = serve()
  await open()
  see(50_000)
  await settled('shown')
  calls.splice(0)
  actor.send({ type: 'rows.changed', assetIds: new Set(), isMoved: true })
  await vi.waitFor(() => expect(calls).toEqual(['rows 0', 'rows 50000']))
  see(80_000)
  await settled('shown')
  expect(calls.slice(2)).toEqual(['positions', 'rows 80000'])
})

it('what could not be read is tried again when that is asked for', async () => {
  const { actor, state, open, see, settled, nameAt } = serve()
  await open()
  state.isDown = true
  see(300)
  await settled('stuck')
  state.isDown = false
  actor.send({ type: 'retry' })
  await settled('shown')
  expect(nameAt(300)).toBe('300')
})

it('rows that are wanted are read, unless others stand where they did by then', async () => {
  const { actor, state, open } = serve()
  await open()
  expect(await readRows(actor, [0, 250])).toBe(true)
  const reading = readRows(actor, [0, 450])
  // Somebody puts a row before them.
  state.before = 1
  actor.send({ type: 'rows.changed', assetIds: new Set(), isMoved: true })
  expect(await reading).toBe(false)
  expect(await readRows(actor, [0, 450])).toBe(true)
})
