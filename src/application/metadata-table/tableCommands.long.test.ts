import { expect, it } from 'vitest'
import { longTable } from '../../../tests/support/longTable.ts'

const finding = (find: string) => ({ find, isCaseSensitive: false, isWhole: false })

it('what is found at both ends of a long table is replaced, and the rows between them are not read for it', async () => {
  const { tableCommands, total, read, goToEnd } = await longTable(160)
  await goToEnd()
  expect(read).toEqual([0, total - 100])
  expect(await tableCommands.replace(finding('HM-'), 'NM-', 'en-US')).toEqual({ changed: 200, left: 0, unreadRows: total - 200 })
  expect(read).toEqual([0, total - 100])
})

it('the focus goes from one cell that is found to the next, and behind the last to the first', async () => {
  const { tableCommands, gridFocus } = await longTable(1)
  const nextOf = (find: string) => [tableCommands.findNext(finding(find), 'en-US'), gridFocus.getSnapshot().context.range.focus]
  gridFocus.send({ type: 'cell.pointed', place: { row: 50, column: 4 }, isExtending: false })
  expect(nextOf('hm-5')).toEqual([{ row: 51, column: 2 }, { row: 51, column: 2 }])
  expect(nextOf('hm-5')).toEqual([{ row: 52, column: 2 }, { row: 52, column: 2 }])
  expect(nextOf('plate 12')).toEqual([{ row: 12, column: 0 }, { row: 12, column: 0 }])
  expect(nextOf('no such text')).toEqual([undefined, { row: 12, column: 0 }])
})
