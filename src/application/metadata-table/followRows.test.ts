import { expect, it } from 'vitest'
import { longTable } from '../../../tests/support/longTable.ts'

it('the focus stays where it was sent, though the row there had not been read', async () => {
  const { gridFocus, total, goToEnd } = await longTable(3)
  gridFocus.send({ type: 'focus.moved', move: 'down', isExtending: false })
  await goToEnd()
  expect(gridFocus.getSnapshot().context.range.focus.row).toBe(total - 1)
})
