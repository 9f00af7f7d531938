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
