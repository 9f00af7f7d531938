import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ACCOUNT_STATES } from './account.ts'
import { leavesHoldings, successionAfter, successorProblems } from './succession.ts'

const REFUSED = { successorId: { code: 'notAnOption' } }

it.each(ACCOUNT_STATES)('somebody %s looks after what others leave only where they are active', (state) => {
  expect(successorProblems({ id: 'ola', state }, ['kari'])).toEqual(state === 'active' ? {} : REFUSED)
})

it('nobody who is not there, or is leaving as well, looks after anything', () => {
  expect(successorProblems(undefined, ['kari'])).toEqual(REFUSED)
  expect(successorProblems({ id: 'ola', state: 'active' }, ['kari', 'ola'])).toEqual(REFUSED)
})

it('what the successor had is handed on with their own', () => {
  const first = successionAfter(new Map(), ['kari'], 'ola')
  expect([...successionAfter(first, ['ola'], 'nora')]).toEqual([['kari', 'nora'], ['ola', 'nora']])
  expect([...successionAfter(first, ['ola'], null)]).toEqual([])
  expect([...successionAfter(first, ['per'], null)]).toEqual([['kari', 'ola']])
})

it('nobody who is gone looks after anything, whatever the order in which people leave', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
  const step = fc.record({ leaving: fc.uniqueArray(fc.constantFrom(...people), { minLength: 1, maxLength: 3 }), successor: fc.option(fc.constantFrom(...people)) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const gone = new Set<string>()
      let succession: ReadonlyMap<string, string> = new Map()
      for (const { leaving, successor } of steps) {
        const now = leaving.filter((id) => !gone.has(id))
        if (successor !== null && (gone.has(successor) || now.includes(successor))) continue
        now.forEach((id) => gone.add(id))
        succession = successionAfter(succession, now, successor)
        for (const [id, keeper] of succession) expect([gone.has(id), gone.has(keeper)]).toEqual([true, false])
      }
    }),
  )
})

it('only folders and files can be handed over', () => {
  const none = { folders: 0, assets: 0, jobs: 2, zips: 1, uploads: 3 }
  expect([leavesHoldings(none), leavesHoldings({ ...none, folders: 1 }), leavesHoldings({ ...none, assets: 1 })]).toEqual([false, true, true])
})
