import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellKey, type CellAnswer } from './valueCell.ts'
import { cellsAnswered, cellsSent, cellsToSave, type ValueEdits, writeCells } from './valueEdit.ts'

const CELL = { assetId: 'plate', attributeId: 'title' }
const STORED = { values: [], revision: 0 }

const written = (edits: ValueEdits, text: string): ValueEdits => writeCells(edits, [{ ...CELL, values: [text], stored: STORED }])
const sent = (edits: ValueEdits): ValueEdits => cellsSent(edits, cellsToSave(edits))
const answered = (edits: ValueEdits, text: string, answer: CellAnswer): ValueEdits => cellsAnswered(edits, [{ ...CELL, values: [text], revision: 0 }], [answer])

it('what a page that has gone had sent is one’s own when it is stored, also after a later text was refused', () => {
  const both = sent(written(sent(written(new Map(), 'Quay')), 'not a title'))
  const refused = answered(written(both, 'Pier'), 'not a title', { outcome: 'refused', ...CELL, refusal: { code: 'VALIDATION_FAILED', problem: { code: 'notNumber' } } })
  const now = { attributeId: CELL.attributeId, values: ['Quay'], revision: 1, changedAt: null, changedBy: '' }
  const left = answered(sent(refused), 'Pier', { outcome: 'stale', assetId: CELL.assetId, now }).get(cellKey(CELL))
  expect(left).toMatchObject({ values: ['Pier'], base: { values: ['Quay'], revision: 1 } })
  expect(left?.theirs).toBeUndefined()
})

/** As a paste writes them: so many rows of ten columns. */
const pastedEdits = (rows: number, values: (at: number) => readonly string[]): ValueEdits =>
  writeCells(
    new Map(),
    Array.from({ length: rows * 10 }, (_, at) => ({ assetId: crypto.randomUUID(), attributeId: crypto.randomUUID(), values: values(at), stored: { values: [], revision: 2_000_000_000 } })),
  )
/** Of a request as it goes out. */
const bytes = (cells: object): number => new TextEncoder().encode(JSON.stringify({ cells })).length

it('a thousand rows of ten columns are one call', () => {
  const cells = cellsToSave(pastedEdits(1000, (at) => [`Glassplate nr. ${at}, Bergen havn, ca. 1890`]))
  expect(cells).toHaveLength(10_000)
  expect(bytes(cells)).toBeLessThan(2 * 1024 * 1024)
})

it('no call is more than the server takes, whatever is written', () => {
  const long = fc.array(fc.constantFrom('a', '"', '\\', '\u0001', 'ø', '漢', '\u{1F5BC}', '\uD800'), { minLength: 1, maxLength: 3 }).map((some) => some.join('').repeat(700))
  fc.assert(
    fc.property(fc.array(long, { minLength: 1, maxLength: 3 }), (values) => {
      const cells = cellsToSave(pastedEdits(60, () => values))
      expect(cells.length).toBeGreaterThan(0)
      expect(bytes(cells)).toBeLessThan(2 * 1024 * 1024)
    }),
    { numRuns: 8 },
  )
})
