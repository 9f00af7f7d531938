import { expect, it } from 'vitest'
import { chosenValues, mergePlan, othersProblem, type MergeSide } from './merge.ts'

const side = (id: string, more: Partial<MergeSide> = {}): MergeSide => ({ id, description: '', repositoryId: null, tags: [], values: {}, ...more })

it.each([
  [['b'], undefined],
  [[], { code: 'required' }],
  [['b', 'a'], { code: 'duplicated' }],
  [['b', 'b'], { code: 'duplicated' }],
])('a is kept of itself and %j', (others, problem) => {
  expect(othersProblem('a', others)).toEqual(problem)
})

it('of assets that say the same there is nothing to take', () => {
  const said = { description: 'A ship', repositoryId: 'r', tags: ['ship'], values: { maker: ['Berg'] } }
  expect(mergePlan(side('a', said), [side('b', said), side('c')])).toEqual({ tags: [], filled: [], conflicts: [] })
})

it('takes the tags of all, each once, compared without case', () => {
  const plan = mergePlan(side('a', { tags: ['Ship'] }), [side('b', { tags: ['harbour', 'SHIP', 'Ice'] }), side('c', { tags: ['ice', 'snow'] })])
  expect(plan.tags).toEqual(['harbour', 'Ice', 'snow'])
})

it('fills what is empty with the first that says something', () => {
  const plan = mergePlan(side('a', { values: { year: [] } }), [
    side('b', { values: { year: ['1887'] } }),
    side('c', { description: 'A ship', repositoryId: 'r', values: { year: ['1888'], maker: ['Berg', 'Lund'] } }),
  ])
  expect(plan.conflicts).toEqual([])
  expect(plan.filled).toEqual([
    { field: 'description', kept: [], offered: [{ from: 'c', values: ['A ship'] }] },
    { field: 'repository', kept: [], offered: [{ from: 'c', values: ['r'] }] },
    { field: 'year', kept: [], offered: [{ from: 'b', values: ['1887'] }, { from: 'c', values: ['1888'] }] },
    { field: 'maker', kept: [], offered: [{ from: 'c', values: ['Berg', 'Lund'] }] },
  ])
  expect(chosenValues(plan, {})).toEqual({ description: ['A ship'], repository: ['r'], year: ['1887'], maker: ['Berg', 'Lund'] })
  expect(chosenValues(plan, { year: 'c', description: 'a' })).toEqual({ repository: ['r'], year: ['1888'], maker: ['Berg', 'Lund'] })
})

it('keeps what the kept one says, unless another is chosen', () => {
  const plan = mergePlan(side('a', { description: 'A ship', values: { year: ['1887'] } }), [
    side('b', { description: 'A boat', values: { year: ['1888'] } }),
    side('c', { description: 'A boat', values: { year: ['1887'] } }),
  ])
  expect(plan.filled).toEqual([])
  expect(plan.conflicts).toEqual([
    { field: 'description', kept: ['A ship'], offered: [{ from: 'b', values: ['A boat'] }] },
    { field: 'year', kept: ['1887'], offered: [{ from: 'b', values: ['1888'] }] },
  ])
  expect(chosenValues(plan, {})).toEqual({})
  expect(chosenValues(plan, { year: 'b', description: 'nobody' })).toEqual({ year: ['1888'] })
})
