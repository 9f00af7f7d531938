import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterStep, type CellStep, MAX_STEPS, NO_HISTORY, turned } from './editHistory.ts'

const step = (assetId: string, before: readonly string[], after: readonly string[]): CellStep => ({ assetId, attributeId: 'x', before, after })

it('a step is taken back and taken again', () => {
  const history = afterStep(NO_HISTORY, [step('a', [], ['1'])])
  const undone = turned(history, 'undo', () => ['1'])
  expect(undone?.cells).toEqual([{ assetId: 'a', attributeId: 'x', values: [] }])
  const redone = turned(undone?.history ?? NO_HISTORY, 'redo', () => [])
  expect(redone?.cells).toEqual([{ assetId: 'a', attributeId: 'x', values: ['1'] }])
  expect(redone?.history).toEqual(history)
})

it('what is taken back is of the same kind', () => {
  const history = afterStep(NO_HISTORY, [{ ...step('a', ['oil'], ['ink']), isNamed: true }])
  expect(turned(history, 'undo', () => ['ink'])?.cells).toEqual([{ assetId: 'a', attributeId: 'x', values: ['oil'], isNamed: true }])
})

it('what somebody changed since stays', () => {
  const history = afterStep(NO_HISTORY, [step('a', [], ['1']), step('b', [], ['1'])])
  expect(turned(history, 'undo', ({ assetId }) => [assetId === 'a' ? 'other' : '1'])).toMatchObject({ cells: [{ assetId: 'b' }], left: 1 })
})

it('a new step ends what could be taken again, and what changes nothing is none', () => {
  const undone = turned(afterStep(NO_HISTORY, [step('a', [], ['1'])]), 'undo', () => ['1'])?.history ?? NO_HISTORY
  expect(afterStep(undone, [step('a', ['1'], ['1'])])).toEqual(undone)
  expect(afterStep(undone, [step('b', [], ['2'])]).future).toEqual([])
  expect(turned(NO_HISTORY, 'undo', () => [])).toBeUndefined()
})

it('so many steps are remembered', () => {
  const many = Array.from({ length: MAX_STEPS + 5 }).reduce((history: typeof NO_HISTORY, _, at) => afterStep(history, [step('a', [`${at}`], [`${at + 1}`])]), NO_HISTORY)
  expect(many.past).toHaveLength(MAX_STEPS)
  expect(many.past.at(-1)?.[0]?.after).toEqual([`${MAX_STEPS + 5}`])
})

it('taking everything back and again ends where it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.string()), { maxLength: 20 }), (writes) => {
      const cells = new Map<string, readonly string[]>()
      let history = NO_HISTORY
      for (const [assetId, value] of writes) {
        const before = cells.get(assetId) ?? []
        cells.set(assetId, [value])
        history = afterStep(history, [step(assetId, before, [value])])
      }
      const end = new Map(cells)
      const turnAll = (way: 'undo' | 'redo') => {
        for (;;) {
          const turn = turned(history, way, ({ assetId }) => cells.get(assetId) ?? [])
          if (turn === undefined) return
          expect(turn.left).toBe(0)
          history = turn.history
          for (const { assetId, values } of turn.cells) cells.set(assetId, values)
        }
      }
      turnAll('undo')
      expect([...cells.values()].flat()).toEqual([])
      turnAll('redo')
      expect(cells).toEqual(end)
    }),
  )
})
