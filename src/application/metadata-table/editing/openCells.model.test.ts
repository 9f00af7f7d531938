import * as Result from 'effect/Result'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cellKey } from '../../../domain/metadata/valueCell.ts'
import { inMemoryPorts } from '../../../infrastructure/composition/inMemoryApplication.ts'
import { InMemoryValueEditStore } from '../../../infrastructure/metadata/InMemoryValueEditStore.ts'
import { draftOf } from '../../metadata/fieldDrafts.ts'
import { sharedAutosaves } from '../../metadata/sharedAutosaves.ts'
import { isPicked } from '../cellEditor.machine.ts'
import { DRAFT_PACE_MS } from './openCellDrafts.ts'
import { startMetadataTable } from '../startMetadataTable.ts'
import { tableContents, type ValueCell, valueCellAt } from '../tableContents.ts'
import { WHOLE_MODULE } from '../viewQuery.ts'

/** Set to take other sequences, or more of them. */
const SEED = Number(process.env['SEED'] ?? 14)
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 100)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()
/** Reference code (required), correspondents (a list), and the kind of a document (a choice), whose words are looked up. */
const PLACES = [0, 1].flatMap((row) => [2, 4, 5].map((column) => ({ row, column })))

interface Typing {
  readonly cell: ValueCell
  /** What was typed into the cell before and is not lost; undefined: nothing. */
  readonly before: string | undefined
  readonly texts: readonly { readonly text: string; readonly at: number }[]
}

/** A browser whose pages come and go, a person who types, and the server. */
const world = async () => {
  const ports = inMemoryPorts()
  const edits = new InMemoryValueEditStore()
  const saved: string[] = []
  const answered = new Set<string>()
  let [isReachable, calls] = [true, 0]
  const templates = Result.getOrThrow(await ports.metadataTable.templates('RECORDS', signal))
  const templateId = templates.find(({ state }) => state === 'Active')?.id ?? ''
  const { attributes } = Result.getOrThrow(await ports.metadataTable.template('RECORDS', templateId, signal))
  const described = ports.sample.pictures.slice(0, 2).map(({ id: assetId }, at) => ({ assetId, attributeId: attributes[0]?.id ?? '', values: [`HM-${at}`], revision: 0 }))
  const { metadataTable } = ports
  const save = metadataTable.save.bind(metadataTable)
  await save('RECORDS', described, 'sample', signal)

  const openPage = () => {
    let isAlive = true
    const answer = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
      await new Promise((done) => setTimeout(done, 20))
      const answered = await ask()
      return isAlive ? answered : new Promise(() => undefined)
    }
    const unreachable = Result.fail({ code: 'UNREACHABLE' } as const)
    metadataTable.save = (type, cells, once) =>
      answer(async () => {
        const outcome = isReachable ? await save(type, cells, once, signal) : unreachable
        if (Result.isFailure(outcome) || answered.has(once)) return outcome
        answered.add(once)
        saved.push(...outcome.success.answers.flatMap((one) => (one.outcome === 'saved' ? one.now.values : [])))
        return outcome
      })
    const table = startMetadataTable({
      ...ports,
      fieldDrafts: { read: (assetId) => ports.fieldDrafts.read(assetId), save: (...call) => isAlive && ports.fieldDrafts.save(...call) },
      valueAutosave: sharedAutosaves({ valueEditsOf: () => edits, fieldDrafts: ports.fieldDrafts, newId: () => `call ${(calls += 1)}`, onReturn: () => () => undefined, warn: () => undefined }),
      metadata: {
        options: (query, stop) => answer(async () => (isReachable ? ports.metadata.options(query, stop) : unreachable)),
        named: (attributeId, words, stop) => answer(async () => (isReachable ? ports.metadata.named(attributeId, words, stop) : unreachable)),
      },
    })
    table.tableView.send({ type: 'view.opened', resourceType: 'RECORDS', templateId, query: WHOLE_MODULE })
    const autosave = table.tableAutosaveOf('RECORDS')
    return {
      table,
      autosave,
      cellAt: (at: number) => {
        const contents = tableContents(table.tableView.getSnapshot(), table.tableRows.getSnapshot(), autosave.getSnapshot().context)
        const place = PLACES[at % PLACES.length]
        return place && valueCellAt(contents, place)
      },
      /** Nothing more comes of it, and it is told nothing. */
      crash: () => {
        isAlive = false
        for (const part of [table.cellEditor, table.tableView, table.tableRows, table.tableNews, table.tableScope, table.gridFocus, autosave]) part.stop()
      },
    }
  }
  return {
    edits,
    saved,
    drafts: ports.fieldDrafts,
    page: openPage(),
    openPage,
    reach: (now: boolean) => {
      isReachable = now
    },
    typed: 0,
    typing: undefined as Typing | undefined,
    wanted: new Map<string, string>(),
  }
}
type World = Awaited<ReturnType<typeof world>>

/** Whether the browser or the server keeps a text that was typed into a cell. */
const isKept = ({ edits, saved, drafts }: World, cell: ValueCell, text: string): boolean => {
  const edit = edits.read().find((one) => cellKey(one) === cellKey(cell))
  const texts = draftOf(drafts.read(cell.assetId), cell.attributeId)?.texts ?? []
  return saved.includes(text) || edit?.typed === text || edit?.values.includes(text) === true || texts.includes(text)
}

const left = (at: World): void => {
  void at.page.table.tableCommands.take()
  at.page.table.cellEditor.send({ type: 'editor.closed' })
  at.typing = undefined
}
const opened = (at: World, place: number): void => {
  left(at)
  const cell = at.page.cellAt(place)
  if (cell === undefined) return
  const [drafted, unread] = [at.page.table.draftedAt(cell), cell.edit?.typed ?? '']
  const shown = isPicked(cell.attribute) ? unread : cell.edit?.typed ?? cell.values.join('; ')
  at.page.table.cellEditor.send({ type: 'editor.opened', cell: drafted?.cell ?? cell, text: drafted?.text ?? shown, shown, values: cell.values, chosen: drafted?.chosen, language: 'en-US' })
  at.typing = { cell, before: drafted === undefined ? at.wanted.get(cellKey(cell)) : undefined, texts: [] }
}
const typed = (at: World): void => {
  if (at.typing === undefined) return
  const text = `word ${(at.typed += 1)}`
  at.page.table.cellEditor.send({ type: 'text.typed', text })
  at.typing = { ...at.typing, texts: [...at.typing.texts, { text, at: Date.now() }] }
  at.wanted.set(cellKey(at.typing.cell), text)
}
const given = (at: World): void => {
  if (at.typing === undefined) return
  const { cell, before } = at.typing
  at.page.table.cellEditor.send({ type: 'editor.closed' })
  if (before === undefined) at.wanted.delete(cellKey(cell))
  else at.wanted.set(cellKey(cell), before)
  at.typing = undefined
}
const reopened = async (at: World): Promise<void> => {
  at.typing = undefined
  at.page.crash()
  at.page = at.openPage()
  await vi.advanceTimersByTimeAsync(1)
}
/** What was typed within the last moment may go; what was typed before may not. */
const crashed = async (at: World): Promise<void> => {
  const { typing } = at
  await reopened(at)
  if (typing === undefined || typing.texts.length === 0) return
  const { cell, before, texts } = typing
  const since = texts.findLastIndex((one) => one.at <= Date.now() - 1 - DRAFT_PACE_MS)
  const now = texts.slice(Math.max(0, since)).findLast(({ text }) => isKept(at, cell, text))?.text ?? (since < 0 ? before : 'a lost text')
  if (now === undefined) at.wanted.delete(cellKey(cell))
  else at.wanted.set(cellKey(cell), now)
}
const hidden = async (at: World): Promise<void> => {
  at.page.table.keepDraft()
  await reopened(at)
}
const gone = async (at: World): Promise<void> => {
  at.page.table.tableCommands.keepOpen()
  await reopened(at)
}

type Step = (at: World) => unknown
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.nat(PLACES.length - 1).map((place) => (at: World) => opened(at, place)) },
  { weight: 8, arbitrary: fc.constant<Step>(typed) },
  { weight: 2, arbitrary: fc.constantFrom<Step>(left, given) },
  { weight: 4, arbitrary: fc.constantFrom<Step>(crashed, crashed, hidden, gone) },
  { weight: 2, arbitrary: fc.boolean().map((now) => ({ reach }: World) => reach(now)) },
  { weight: 5, arbitrary: fc.constantFrom(5, 150, 450, 450, 1_500).map((time) => () => vi.advanceTimersByTimeAsync(time)) },
)

const check = (at: World): void => {
  expect(new Set(at.saved).size).toBe(at.saved.length)
  const { page, typing, wanted } = at
  const [open, asset] = [typing?.cell, PLACES.flatMap((_, place) => page.cellAt(place) ?? [])]
  const lost = asset.filter((cell) => {
    const text = wanted.get(cellKey(cell))
    const isOpen = open !== undefined && cellKey(open) === cellKey(cell)
    return text !== undefined && !isOpen && page.table.tableCommands.lookupOf(cell) === undefined && !isKept(at, cell, text)
  })
  expect(lost.map((cell) => [cell.attribute.name, wanted.get(cellKey(cell))])).toEqual([])
}

it('of what is typed into cells nothing is lost with a page, and nothing is saved twice', { timeout: Math.max(600_000, SEQUENCES * 500) }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (sequence) => {
      const at = await world()
      await vi.advanceTimersByTimeAsync(1)
      for (const step of sequence) {
        await step(at)
        check(at)
      }
      await crashed(at)
      at.reach(true)
      for (const place of PLACES.keys()) {
        opened(at, place)
        left(at)
        await vi.advanceTimersByTimeAsync(60_000)
      }
      check(at)
      // What means something is saved, once; the others wait at their cells.
      const texts = PLACES.flatMap((_, place) => at.page.cellAt(place) ?? []).flatMap((cell) => (isPicked(cell.attribute) ? [] : (at.wanted.get(cellKey(cell)) ?? [])))
      expect(texts.filter((text) => !at.saved.includes(text))).toEqual([])
      at.page.crash()
    }),
    { seed: SEED, numRuns: SEQUENCES },
  )
})
