import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import * as Result from 'effect/Result'
import { createValueAutosaveMachine } from '../../application/metadata/valueAutosave.machine.ts'
import { cellKey, type CellAnswer } from '../../domain/metadata/valueCell.ts'
import type { ValueEdit, ValueEdits } from '../../domain/metadata/valueEdit.ts'
import { InMemoryStorage } from '../memory/InMemoryStorage.ts'
import { LocalStorageValueEdits } from './LocalStorageValueEdits.ts'

const editOf = (assetId: string, text: string, more: Partial<ValueEdit> = {}): ValueEdit => ({ assetId, attributeId: 'title', values: [text], base: { values: [], revision: 0 }, sent: [], ...more })
const edits = (...all: readonly ValueEdit[]): ValueEdits => new Map(all.map((edit) => [cellKey(edit), edit]))

describe('what was written into cells', () => {
  it('is kept over a reload, with why it is not saved and what others wrote', () => {
    const area = new InMemoryStorage()
    const refused = editOf('a', 'x', { typed: 'about 1890', refusal: { code: 'VALIDATION_FAILED', problem: { code: 'invalidDate' } } })
    const conflict = editOf('b', 'mine', { isNamed: true, sent: [['mine']], theirs: { attributeId: 'title', values: ['theirs'], revision: 2, changedAt: null, changedBy: 'Ingrid Solberg' } })
    expect(new LocalStorageValueEdits(area, 'me.RECORDS').keep(edits(refused, conflict))).toBe(true)
    expect(new LocalStorageValueEdits(area, 'me.RECORDS').read()).toEqual([refused, conflict])
    expect(new LocalStorageValueEdits(area, 'you.RECORDS').read()).toEqual([])
  })

  it('goes when it is saved, and leaves what others keep', () => {
    const area = new InMemoryStorage()
    const [mine, yours] = [new LocalStorageValueEdits(area, 'me'), new LocalStorageValueEdits(area, 'you')]
    mine.keep(edits(editOf('a', '1'), editOf('b', '2')))
    yours.keep(edits(editOf('a', '3')))
    mine.keep(edits(editOf('b', '2')))
    expect([mine.read().map(({ assetId }) => assetId), yours.read().map(({ assetId }) => assetId)]).toEqual([['b'], ['a']])
  })

  it('is not read where somebody else wrote there', () => {
    const area = new InMemoryStorage()
    area.setItem('vitrine.valueEdit.me.a title', '{"assetId":1}')
    area.setItem('vitrine.valueEdit.me.b title', 'no JSON')
    expect(new LocalStorageValueEdits(area, 'me').read()).toEqual([])
  })

  it('is told where there is no room', () => {
    const area = new InMemoryStorage()
    const full = { ...area, length: 0, key: () => null, getItem: () => null, removeItem: () => undefined, setItem: () => { throw new DOMException('full', 'QuotaExceededError') } }
    expect(new LocalStorageValueEdits(full, 'me').keep(edits(editOf('a', '1')))).toBe(false)
  })
})

describe('two tabs of one person', () => {
  it('what one writes on is neither overwritten nor taken away by the other, which took it over earlier', () => {
    const area = new InMemoryStorage()
    const [first, second] = [new LocalStorageValueEdits(area, 'me'), new LocalStorageValueEdits(area, 'me')]
    const early = editOf('a', 'early')
    first.keep(edits(early))
    const [taken = early] = second.read()
    first.keep(edits(editOf('a', 'late')))
    second.keep(edits({ ...taken, sent: [['early']] }))
    second.keep(edits())
    expect(new LocalStorageValueEdits(area, 'me').read()).toEqual([editOf('a', 'late')])
  })

  it('save nothing twice and lose nothing', async () => {
    const area = new InMemoryStorage()
    const stored: string[] = []
    let isUp = false
    const open = () =>
      createActor(
        createValueAutosaveMachine({
          store: new LocalStorageValueEdits(area, 'me'),
          newId: () => crypto.randomUUID(),
          onReturn: () => () => undefined,
          save: async (cells) => {
            if (!isUp) return Result.fail({ code: 'UNREACHABLE' })
            const answers = cells.map(({ assetId, attributeId, values, revision }): CellAnswer => {
              const isFirst = revision === stored.length
              if (isFirst) stored.push(values[0] ?? '')
              return { outcome: isFirst ? 'saved' : 'stale', assetId, now: { attributeId, values: stored.slice(-1), revision: stored.length, changedAt: null, changedBy: '' } }
            })
            return Result.succeed({ answers, names: [] })
          },
        }),
      ).start()
    const cell = { assetId: 'a', attributeId: 'title', stored: { values: [], revision: 0 } }
    const first = open()
    first.send({ type: 'cells.write', cells: [{ ...cell, values: ['early'] }] })
    const second = open()
    first.send({ type: 'cells.write', cells: [{ ...cell, values: ['late'] }] })
    isUp = true
    for (const tab of [second, first]) {
      tab.send({ type: 'go.on' })
      await new Promise((done) => setTimeout(done, 50))
    }
    expect(stored.filter((text) => text === 'early').length).toBeLessThanOrEqual(1)
    const kept = new LocalStorageValueEdits(area, 'me').read()
    expect([...stored, ...kept.map(({ values }) => values[0])]).toContain('late')
    first.stop()
    second.stop()
  })
})
