import * as Result from 'effect/Result'
import { expect, it, vi } from 'vitest'
import { InMemoryStorage } from '../../infrastructure/memory/InMemoryStorage.ts'
import { InMemoryValueEditStore } from '../../infrastructure/metadata/InMemoryValueEditStore.ts'
import { LocalStorageFieldDrafts } from '../../infrastructure/metadata/LocalStorageFieldDrafts.ts'
import type { SaveValues } from './valueAutosave.ts'
import { sharedAutosaves } from './sharedAutosaves.ts'

const CELL = { assetId: 'a', attributeId: 'title', values: ['Brig'], stored: { values: [], revision: 0 } }

const open = (hasRoom = true) => {
  const warned: boolean[] = []
  let returned: () => void = () => undefined
  const store = new InMemoryValueEditStore()
  const fieldDrafts = new LocalStorageFieldDrafts(new InMemoryStorage(), () => 'me')
  const autosaveOf = sharedAutosaves({
    valueEditsOf: () => ({ read: () => store.read(), keep: (edits) => store.keep(edits) && hasRoom }),
    fieldDrafts,
    newId: () => 'once',
    onReturn: (happened) => ((returned = happened), () => (returned = () => undefined)),
    warn: (isUnsafe) => warned.push(isUnsafe),
  })
  const state = { isUp: false, calls: 0 }
  const save: SaveValues = async (cells) => {
    state.calls += 1
    if (!state.isUp) return Result.fail({ code: 'UNREACHABLE' })
    return Result.succeed({ answers: cells.map(({ assetId, attributeId, values }) => ({ outcome: 'saved', assetId, now: { attributeId, values, revision: 1, changedAt: null, changedBy: '' } }) as const), names: [] })
  }
  return { autosaveOf, fieldDrafts, save, state, warned, online: () => returned() }
}

it("the asset's tab and the table of one page save by one, so that nothing is saved twice", async () => {
  const { autosaveOf, save, state } = open()
  const [tab, table] = [autosaveOf('me.RECORDS', save), autosaveOf('me.RECORDS', save)]
  expect(tab).toBe(table)
  expect(autosaveOf('you.RECORDS', save)).not.toBe(tab)
  state.isUp = true
  tab.send({ type: 'cells.write', cells: [CELL] })
  await vi.waitFor(() => expect(table.getSnapshot().context.known.get('a title')).toEqual({ values: ['Brig'], revision: 1 }))
  expect([state.calls, table.getSnapshot().context.edits.size]).toEqual([1, 0])
})

it('what is typed over values that are being saved begins with them, and other fields as they did', async () => {
  const { autosaveOf, fieldDrafts, save, state } = open()
  const note = { texts: ['Of oak'], stored: { values: [], revision: 0 }, problem: null }
  fieldDrafts.save('a', {}, { 'title:edited?': { ...note, texts: ['Brig Haabet'] }, 'note:edited?': note })
  state.isUp = true
  const autosave = autosaveOf('me.RECORDS', save)
  autosave.send({ type: 'cells.write', cells: [CELL] })
  await vi.waitFor(() => expect(autosave.getSnapshot().value).toBe('resting'))
  expect(fieldDrafts.read('a')).toEqual({ 'title:edited?': { texts: ['Brig Haabet'], stored: { values: ['Brig'], revision: 1 }, problem: null }, 'note:edited?': note })
})

it('goes on at once when the connection is back', async () => {
  const { autosaveOf, save, state, online } = open()
  const autosave = autosaveOf('me.RECORDS', save)
  autosave.send({ type: 'cells.write', cells: [CELL] })
  await vi.waitFor(() => expect(autosave.getSnapshot().value).toBe('waiting'))
  state.isUp = true
  online()
  await vi.waitFor(() => expect(autosave.getSnapshot().value).toBe('resting'))
  expect(state.calls).toBe(2)
})

it('has the browser ask before a page is closed with which something would be lost, and no other', async () => {
  const kept = open()
  kept.autosaveOf('me.RECORDS', kept.save).send({ type: 'cells.write', cells: [CELL] })
  expect(kept.warned).not.toContain(true)
  const full = open(false)
  const autosave = full.autosaveOf('me.RECORDS', full.save)
  autosave.send({ type: 'cells.write', cells: [CELL] })
  expect(full.warned.at(-1)).toBe(true)
  await vi.waitFor(() => expect(autosave.getSnapshot().value).toBe('waiting'))
  full.state.isUp = true
  full.online()
  await vi.waitFor(() => expect(full.warned.at(-1)).toBe(false))
})
