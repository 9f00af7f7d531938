import { expect, it } from 'vitest'
import { savedAttribute } from '../../src/domain/templates/template.fixture.ts'
import type { ReadRows } from './rowValues.ts'
import { tableCells } from './tableFile.ts'

const BOX = savedAttribute('Box', { type: 'integer' })

const cellOf = async (value: string) => {
  const asset = { id: 'a', name: 'plate.tif', fileNumber: 'HM-1', path: [] }
  const page = { attributes: [BOX.id], items: [{ asset, values: [[value]], revisions: [1] }], names: [] } as unknown as ReadRows
  const pages = [page]
  const rows = tableCells(async () => pages.shift(), [BOX], 'en-US')
  await rows.next()
  const { value: read } = await rows.next()
  return read?.[0]?.at(-1)
}

it.each([
  ['0', 0],
  ['-12', -12],
  ['123456789012345', 123_456_789_012_345],
  ['-123456789012345', -123_456_789_012_345],
  ['1234567890123456', '1234567890123456'],
  ['-9007199254740991', '-9007199254740991'],
])('a whole number is a number as long as a spreadsheet keeps all of its digits: %s', async (value, cell) => {
  expect(await cellOf(value)).toBe(cell)
})
