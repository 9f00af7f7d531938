import { expect, it } from 'vitest'
import { longTable } from '../../../tests/support/longTable.ts'

const finding = (find: string) => ({ find, isCaseSensitive: false, isWhole: false })

it('what is found at both ends of a long table is replaced, and the rows between them are not read for it', async () => {
  const { tableCommands, total, read, goToEnd } = await longTable(160)
  await goToEnd()
  expect(read).toEqual([0, total - 200])
  expect(await tableCommands.replace(finding('HM-'), 'NM-', 'en-US')).toEqual({ changed: 400, left: 0, unreadRows: total - 400 })
  expect(read).toEqual([0, total - 200])
})

it('the focus goes from one cell that is found to the next, and behind the last to the first', async () => {
  const { tableCommands, gridFocus } = await longTable(1)
  const nextOf = (find: string) => [tableCommands.findNext(finding(find), 'en-US'), gridFocus.getSnapshot().context.range.focus]
  gridFocus.send({ type: 'cell.pointed', place: { row: 150, column: 4 }, isExtending: false })
  expect(nextOf('hm-15')).toEqual([{ row: 151, column: 2 }, { row: 151, column: 2 }])
  expect(nextOf('hm-15')).toEqual([{ row: 152, column: 2 }, { row: 152, column: 2 }])
  expect(nextOf('plate 7')).toEqual([{ row: 7, column: 0 }, { row: 7, column: 0 }])
  expect(nextOf('no such text')).toEqual([undefined, { row: 7, column: 0 }])
})
