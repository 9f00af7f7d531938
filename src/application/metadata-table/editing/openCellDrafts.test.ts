import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as Result from 'effect/Result'
import { createActor } from 'xstate'
import type { CellAnswer } from '../../../domain/metadata/valueCell.ts'
import { textsIn } from '../../../domain/metadata/values.ts'
import { inMemoryPorts } from '../../../infrastructure/composition/inMemoryApplication.ts'
import { draftOf } from '../../metadata/fieldDrafts.ts'
import { createCellEditorMachine } from '../cellEditor.machine.ts'
import { DRAFT_PACE_MS, openCellDrafts } from './openCellDrafts.ts'
import type { ValueCell } from '../tableContents.ts'

const TEXT = {
  id: 'note', name: 'Note', type: 'text', options: [], optionCount: 0, required: false, repeatable: false, visibleOnPortal: false, helpText: '', defaultValue: '', section: '', element: null, unit: null, currency: null,
} as const
const stored = { values: ['As it was'], revision: 3 }
const NOTE: ValueCell = { assetId: 'letter', attributeId: 'note', attribute: TEXT, stored, values: stored.values, edit: undefined, isEditable: true }
const PERSONS: ValueCell = { ...NOTE, attributeId: 'persons', attribute: { ...TEXT, id: 'persons', repeatable: true } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const table = (ports = inMemoryPorts(), signedIn: () => string | undefined = () => 'ada', lookupOf: () => Promise<unknown> | undefined = () => undefined) => {
  const cellEditor = createActor(createCellEditorMachine(ports)).start()
  const autosave = ports.valueAutosave('ada.RECORDS', async (cells) => {
    const answers = cells.map(({ assetId, attributeId, values, revision }): CellAnswer => ({ outcome: 'saved', assetId, now: { attributeId, values, revision: revision + 1, changedAt: null, changedBy: '' } }))
    return Result.succeed({ answers, names: [] })
  })
  const { draftedAt, keepDraft } = openCellDrafts(cellEditor, { fieldDrafts: ports.fieldDrafts, signedIn, autosave: () => autosave, lookupOf })
  const type = (cell: ValueCell, text: string) => {
    cellEditor.send({ type: 'editor.opened', cell, text: 'As it was', values: cell.values, language: 'en-US' })
    cellEditor.send({ type: 'text.typed', text })
  }
  return { ports, cellEditor, autosave, draftedAt, keepDraft, type }
}

it('what is typed outlives a browser that crashes, with what was stored when it began', () => {
  const { ports, type, draftedAt } = table()
  type(NOTE, 'As it was, and on')
  expect(draftedAt(NOTE)).toEqual({ cell: NOTE, text: 'As it was, and on' })
  const afterwards = table(ports)
  const changed: ValueCell = { ...NOTE, stored: { values: ['By another'], revision: 4 }, values: ['By another'] }
  expect(afterwards.draftedAt(changed)).toEqual({ cell: { ...changed, stored }, text: 'As it was, and on' })
})

it.each([['before', DRAFT_PACE_MS], ['after', 0]])('begins with what its person saved meanwhile, %s it was written', async (_, time) => {
  const { ports, type, autosave } = table()
  autosave.send({ type: 'cells.write', cells: [{ assetId: 'letter', attributeId: 'note', values: ['A word'], stored }] })
  type(NOTE, 'A word more')
  vi.advanceTimersByTime(time)
  await vi.advanceTimersByTimeAsync(DRAFT_PACE_MS)
  expect(draftOf(ports.fieldDrafts.read('letter'), 'note')).toMatchObject({ texts: ['A word more'], stored: { values: ['A word'], revision: 4 } })
})

it('several values of a cell come back as they were typed', () => {
  const { type, draftedAt } = table()
  type(PERSONS, 'Elin; Joh')
  expect(draftedAt(PERSONS)?.text).toBe('Elin; Joh')
})

it.each(['"Berg; Anna"; Olsen', '"Berg; Anna', '"say ""a"" ; so"; b', 'Elin'])('and mean the same values as before: %s', (text) => {
  const { type, draftedAt } = table()
  type(PERSONS, text)
  const again = draftedAt(PERSONS)?.text ?? ''
  expect(textsIn(again, PERSONS.attribute)).toEqual(textsIn(text, PERSONS.attribute))
})

const [OIL, INK] = ['0199aaaa-0000-7000-8000-000000000001', '0199aaaa-0000-7000-8000-000000000002']
const TECHNIQUES: ValueCell = { ...NOTE, attributeId: 'technique', attribute: { ...TEXT, id: 'technique', type: 'multipleChoice' }, stored: { values: [OIL], revision: 2 }, values: [OIL] }
const choosing = (at: ReturnType<typeof table>, cell = TECHNIQUES) => at.cellEditor.send({ type: 'editor.opened', cell, text: '', values: cell.values, chosen: at.draftedAt(cell)?.chosen, language: 'en-US' })

it('what is chosen and not left comes back with the word beside it, and is given up by Escape', () => {
  const first = table()
  choosing(first)
  expect(first.draftedAt(TECHNIQUES)).toBeUndefined()
  first.cellEditor.send({ type: 'option.toggled', id: INK })
  first.cellEditor.send({ type: 'text.typed', text: 'water' })
  expect(first.draftedAt(TECHNIQUES)).toEqual({ cell: TECHNIQUES, text: 'water', chosen: [OIL, INK] })
  const afterwards = table(first.ports)
  choosing(afterwards)
  expect(afterwards.cellEditor.getSnapshot().context).toMatchObject({ values: [OIL, INK], begun: { values: [OIL] } })
  afterwards.cellEditor.send({ type: 'editor.closed' })
  expect(afterwards.draftedAt(TECHNIQUES)).toBeUndefined()
})

it('of one choice the word that is typed stands alone', () => {
  const { cellEditor, draftedAt } = table()
  const one: ValueCell = { ...TECHNIQUES, attribute: { ...TECHNIQUES.attribute, type: 'dropDown' } }
  cellEditor.send({ type: 'editor.opened', cell: one, text: '', values: one.values, language: 'en-US' })
  cellEditor.send({ type: 'text.typed', text: 'in' })
  expect(draftedAt(one)).toEqual({ cell: one, text: 'in', chosen: [] })
})

it('is no draft any more once the cell is left, or as it was', () => {
  const { type, draftedAt, cellEditor } = table()
  type(NOTE, 'As')
  cellEditor.send({ type: 'text.typed', text: 'As it was' })
  expect(draftedAt(NOTE)).toBeUndefined()
  type(NOTE, 'As')
  cellEditor.send({ type: 'editor.closed' })
  expect(draftedAt(NOTE)).toBeUndefined()
})

it('goes with the next cell, and keeps what the asset’s page has of other fields', () => {
  const { type, draftedAt, cellEditor, ports } = table()
  type(PERSONS, 'Elin')
  type(NOTE, 'As')
  expect([draftedAt(PERSONS), draftedAt(NOTE)?.text]).toEqual([undefined, 'As'])
  ports.fieldDrafts.save('letter', {}, { 'persons:edited?': { texts: ['Joh'], stored, problem: null } })
  cellEditor.send({ type: 'editor.closed' })
  expect([draftedAt(PERSONS)?.text, draftedAt(NOTE)]).toEqual(['Joh', undefined])
})

it('is written at a pace, and at once where the page may not be seen again', () => {
  const { ports, type, cellEditor, keepDraft } = table()
  const save = vi.spyOn(ports.fieldDrafts, 'save')
  const written = () => save.mock.calls.map(([, , drafts]) => Object.values(drafts)[0]?.texts[0])
  type(NOTE, 'A')
  for (const text of ['As', 'As i', 'As it']) {
    vi.advanceTimersByTime(DRAFT_PACE_MS / 3 - 1)
    cellEditor.send({ type: 'text.typed', text })
  }
  expect(written()).toEqual([])
  vi.advanceTimersByTime(5)
  expect(written()).toEqual(['As it'])
  cellEditor.send({ type: 'text.typed', text: 'As it is' })
  expect(written()).toEqual(['As it'])
  keepDraft()
  vi.advanceTimersByTime(DRAFT_PACE_MS * 2)
  expect(written()).toEqual(['As it', 'As it is'])
})

it('is written by nobody’s hand who came after', () => {
  let person: string | undefined = 'ada'
  const { ports, type } = table(undefined, () => person)
  type(NOTE, 'As')
  person = 'kari'
  vi.advanceTimersByTime(DRAFT_PACE_MS)
  expect(ports.fieldDrafts.read('letter')).toEqual({})
})

it('stays until it is known what the cell was left with means', async () => {
  let known: (done?: unknown) => void = () => undefined
  const lookup = new Promise((done) => {
    known = done
  })
  const { ports, type, cellEditor, draftedAt } = table(undefined, undefined, () => lookup)
  type(PERSONS, 'Eli')
  cellEditor.send({ type: 'editor.closed' })
  expect(Object.keys(ports.fieldDrafts.read('letter'))).toEqual(['persons:edited?'])
  known()
  await lookup
  expect(draftedAt(PERSONS)).toBeUndefined()
})

it('is kept for nobody once the session has ended', () => {
  const { type, ports } = table(inMemoryPorts(), () => undefined)
  type(NOTE, 'As')
  expect(ports.fieldDrafts.read('letter')).toEqual({})
})
