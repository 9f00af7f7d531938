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
