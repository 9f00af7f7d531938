import { buffer } from 'node:stream/consumers'
import readSheets from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { spreadsheetOf } from './spreadsheet.ts'

async function* oneRow(cells: readonly string[]): AsyncGenerator<readonly (readonly string[])[]> {
  yield [cells]
}

it('a text of a workbook is read as it was written, also one that looks like an escape, a formula or a mark of XML', async () => {
  const cells = ['IMG_x2019_04.jpg', '_x0041_', '_x005F_x0041_', '__x000d__', '_xyz_', '=1+1', 'a < b & "c"', 'two\nlines']
  const [sheet] = await readSheets(await buffer(spreadsheetOf(oneRow(cells))))
  expect(sheet?.data[0]).toEqual(cells)
})
