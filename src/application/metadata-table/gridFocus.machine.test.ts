import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { gridFocusMachine } from './gridFocus.machine.ts'

const start = (rows: number) => {
  const actor = createActor(gridFocusMachine).start()
  const size = (count: number) => actor.send({ type: 'grid.sized', size: { rows: count, columns: 3, pageRows: 10 } })
  size(rows)
  return { actor, size, focus: () => actor.getSnapshot().context.range.focus }
}

it('whoever goes to the end is at the end, also where it turns out to be elsewhere', () => {
  const { actor, size, focus } = start(1_200)
  actor.send({ type: 'focus.moved', move: 'gridEnd', isExtending: false })
  expect(focus()).toEqual({ row: 1_199, column: 2 })
  size(1_234)
  expect(focus()).toEqual({ row: 1_233, column: 2 })
  actor.send({ type: 'focus.moved', move: 'up', isExtending: false })
  size(1_300)
  expect(focus()).toEqual({ row: 1_232, column: 2 })
})

it('what is marked moves with its rows', () => {
  const { actor } = start(100)
  actor.send({ type: 'cell.pointed', place: { row: 10, column: 0 }, isExtending: false })
  actor.send({ type: 'cell.pointed', place: { row: 12, column: 1 }, isExtending: true })
  actor.send({ type: 'rows.shifted', by: -2 })
  expect(actor.getSnapshot().context.range).toEqual({ anchor: { row: 8, column: 0 }, focus: { row: 10, column: 1 } })
})
