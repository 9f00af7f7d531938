import * as Result from 'effect/Result'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Stored } from '../../domain/metadata/valueEdit.ts'
import { type CellAnswer, type CellChange, cellKey, type CellRef } from '../../domain/metadata/valueCell.ts'
import { InMemoryValueEditStore } from '../../infrastructure/metadata/InMemoryValueEditStore.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { cellStateIn, cellValuesIn, type SavedValues } from './valueAutosave.ts'
import { createValueAutosaveMachine } from './valueAutosave.machine.ts'

/** Set to take other sequences, or more of them. */
const SEED = Number(process.env['SEED'] ?? 14)
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 300)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CELLS: readonly CellRef[] = ['a', 'b', 'c'].flatMap((assetId) => ['x', 'y'].map((attributeId) => ({ assetId, attributeId })))
type Weather = 'fair' | 'unreachable' | 'answerLost' | 'signedOut' | 'tooLarge' | 'down'
const FAILURES: Readonly<Record<Exclude<Weather, 'fair'>, CallFailure>> = {
  unreachable: { code: 'UNREACHABLE' },
  answerLost: { code: 'UNREACHABLE' },
  signedOut: { code: 'NOT_SIGNED_IN' },
  tooLarge: { code: 'PAYLOAD_TOO_LARGE' },
  down: { code: 'UNEXPECTED' },
}

/** A server that stores what starts from the present revision, refuses what begins with "bad", and knows a call again by its name. */
class Server {
  readonly stored = new Map<string, Stored>()
  readonly written: string[] = []
  readonly #answered = new Map<string, SavedValues>()
  weather: Weather = 'fair'
  most = 100

  at(cell: CellRef): Stored {
    return this.stored.get(cellKey(cell)) ?? { values: [], revision: 0 }
  }

  write(cell: CellRef, values: readonly string[]): void {
    this.stored.set(cellKey(cell), { values, revision: this.at(cell).revision + 1 })
    if (values[0] !== undefined) this.written.push(values[0])
  }

  async save(cells: readonly CellChange[], once: string): Promise<Result.Result<SavedValues, CallFailure>> {
    await new Promise((done) => setTimeout(done, 20))
    const { weather } = this
    if (weather === 'tooLarge' && cells.length > 1) return Result.fail(FAILURES.tooLarge)
    if (weather === 'unreachable' || weather === 'signedOut' || weather === 'down') return Result.fail(FAILURES[weather])
    const saved = this.#answered.get(once) ?? { answers: cells.map((cell) => this.#judge(cell)), names: [] }
    this.#answered.set(once, saved)
    return weather === 'answerLost' ? Result.fail(FAILURES.answerLost) : Result.succeed(saved)
  }

  #judge(cell: CellChange): CellAnswer {
    const { assetId, attributeId, values, revision } = cell
    const answer = (outcome: 'saved' | 'stale'): CellAnswer => ({ outcome, assetId, now: { attributeId, ...this.at(cell), changedAt: null, changedBy: '' } })
    if (values.some((value) => value.startsWith('bad'))) return { outcome: 'refused', assetId, attributeId, refusal: { code: 'VALIDATION_FAILED', problem: { code: 'notNumber' } } }
    if (this.at(cell).revision !== revision) return answer('stale')
    this.write(cell, values)
    return answer('saved')
  }
}

const open = () => {
  const [server, store] = [new Server(), new InMemoryValueEditStore()]
  let ids = 0
  const machine = createValueAutosaveMachine({ store, newId: () => `call ${(ids += 1)}`, onReturn: () => () => undefined, save: (cells, once) => server.save(cells, once) })
  const start = () => createActor(machine).start()
  return { server, store, start, page: start(), typed: 0, wanted: new Map<string, string>(), read: new Map<string, Stored>() }
}
type World = ReturnType<typeof open>

/** What the page knows of a cell: as it was read once, or told by answers. */
const shown = (world: World, cell: CellRef) => {
  const key = cellKey(cell)
  if (!world.read.has(key)) world.read.set(key, world.server.at(cell))
  return cellValuesIn(world.page.getSnapshot().context, cell, world.read.get(key) ?? { values: [], revision: 0 })
}
const storedOf = (world: World, cell: CellRef): Stored => {
  const known = world.page.getSnapshot().context.known.get(cellKey(cell))
  const { revision } = shown(world, cell)
  return known?.revision === revision ? known : (world.read.get(cellKey(cell)) ?? { values: [], revision: 0 })
}

type Step = (world: World) => unknown
const write =
  (places: readonly number[], kind: 'good' | 'bad' | 'wrong'): Step =>
  (world) => {
    const cells = places.map((at) => {
      const cell = CELLS[at % CELLS.length] ?? { assetId: '', attributeId: '' }
      const text = `${kind} ${(world.typed += 1)}`
      world.wanted.set(cellKey(cell), text)
      const written = { ...cell, stored: storedOf(world, cell), values: kind === 'wrong' ? shown(world, cell).values : [text] }
      return kind === 'wrong' ? { ...written, wrong: { typed: text, refusal: { code: 'VALIDATION_FAILED', problem: { code: 'notNumber' } } as const } } : written
    })
    world.page.send({ type: 'cells.write', cells })
  }
const another =
  (at: number): Step =>
  ({ server }) =>
    server.write(CELLS[at % CELLS.length] ?? { assetId: '', attributeId: '' }, [`another ${server.written.length}`])
const choose =
  (at: number, choice: 'keep' | 'giveUp'): Step =>
  (world) => {
    const cell = CELLS[at % CELLS.length] ?? { assetId: '', attributeId: '' }
    const state = cellStateIn(world.page.getSnapshot().context, cell)
    if (choice === 'giveUp' && (state === 'conflict' || state === 'refused')) world.wanted.delete(cellKey(cell))
    world.page.send({ type: 'cells.choose', cells: [cell], choice })
  }
const reload: Step = (world) => {
  world.page.stop()
  world.read.clear()
  world.page = world.start()
}
const place = fc.nat(CELLS.length - 1)
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.array(place, { minLength: 1, maxLength: 4 }), fc.constantFrom('good' as const, 'good' as const, 'bad' as const, 'wrong' as const)).map(([at, kind]) => write([...new Set(at)], kind)) },
  { weight: 2, arbitrary: place.map(another) },
  { weight: 2, arbitrary: fc.tuple(place, fc.constantFrom('keep' as const, 'giveUp' as const)).map(([at, choice]) => choose(at, choice)) },
  { weight: 2, arbitrary: fc.constantFrom<Weather>('fair', 'unreachable', 'answerLost', 'signedOut', 'tooLarge', 'down').map((weather) => ({ server }: World) => (server.weather = weather)) },
  { weight: 1, arbitrary: fc.constant<Step>(reload) },
  { weight: 1, arbitrary: fc.constant<Step>(({ page }) => page.send({ type: 'go.on' })) },
  { weight: 4, arbitrary: fc.constantFrom(5, 25, 1_500).map((time) => () => vi.advanceTimersByTimeAsync(time)) },
)

/** Whether the last that was typed into a cell is not lost: it is stored or was before another came, or it is shown as what waits for the person. */
const isSafe = (world: World, cell: CellRef): boolean => {
  const text = world.wanted.get(cellKey(cell))
  const edit = world.page.getSnapshot().context.edits.get(cellKey(cell))
  return text === undefined || world.server.written.includes(text) || edit?.typed === text || edit?.values[0] === text
}

const check = (world: World): void => {
  const { written } = world.server
  expect(new Set(written).size).toBe(written.length)
  expect(CELLS.filter((cell) => !isSafe(world, cell))).toEqual([])
  const { context } = world.page.getSnapshot()
  const kept = new Map(world.store.read().map((edit) => [cellKey(edit), edit]))
  expect(kept).toEqual(new Map(context.edits))
  // Nobody is in conflict with what was his own.
  const theirs = [...context.edits.values()].flatMap((edit) => edit.theirs?.values ?? [])
  expect(theirs.filter((value) => !value.startsWith('another'))).toEqual([])
}

it('nothing typed is lost, and nothing is saved twice', { timeout: Math.max(600_000, SEQUENCES * 200) }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (sequence) => {
      const world = open()
      for (const step of sequence) {
        await step(world)
        check(world)
      }
      world.server.weather = 'fair'
      world.page.send({ type: 'go.on' })
      await vi.advanceTimersByTimeAsync(60_000)
      check(world)
      const { value, context } = world.page.getSnapshot()
      expect(value).toBe('resting')
      const states = [...context.edits.values()].map((edit) => cellStateIn(context, edit))
      expect(states.filter((state) => state !== 'refused' && state !== 'conflict')).toEqual([])
      for (const edit of [...context.edits.values()].filter(({ typed }) => typed === undefined)) {
        expect(edit.theirs !== undefined || edit.values[0]?.startsWith('bad')).toBe(true)
      }
      world.page.stop()
    }),
    { seed: SEED, numRuns: SEQUENCES },
  )
})
