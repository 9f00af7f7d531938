import { expect, it } from 'vitest'
import { EMPTY_FILTER } from '../../domain/activity/filter.ts'
import { ACTIVITY_FILTERS, ACTIVITY_LOG, activityAddress, activityFilterIn, narrowedBy } from './activity.ts'

it('names every field of the filter', () => {
  expect(ACTIVITY_FILTERS.toSorted()).toEqual(Object.keys(EMPTY_FILTER).toSorted())
})

it.each([
  EMPTY_FILTER,
  { ...EMPTY_FILTER, firstName: 'Åse & Co', until: '12/31/2026' },
  { firstName: 'A', lastName: 'B', kind: 'asset.updated', status: 'Failed', from: '01/01/2026', until: '13/45/', object: '' },
  { ...EMPTY_FILTER, object: 'folder:00000000-0000-4000-8000-00000000000a' },
] as const)('%j is what its address says, and the rest of the address stays', (form) => {
  const search = narrowedBy(new URLSearchParams('organization=o1&firstName=Before'), form)
  expect(activityFilterIn(new URLSearchParams(search.toString()))).toEqual(form)
  expect(search.get('organization')).toBe('o1')
})

it('leaves nothing of an empty filter in the address', () => {
  expect(narrowedBy(new URLSearchParams('term=a&kind=login&status=Failed'), EMPTY_FILTER).toString()).toBe('term=a')
})

it('narrows by no kind, status or thing that there is not', () => {
  expect(activityFilterIn(new URLSearchParams('kind=nothing&status=%00&object=folder:1'))).toEqual(EMPTY_FILTER)
})

it('names the log of an organization, and what it is narrowed to', () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  expect([activityAddress(undefined), activityAddress('o1')]).toEqual([ACTIVITY_LOG, `${ACTIVITY_LOG}?organization=o1`])
  const address = activityAddress(undefined, { kind: 'folder', id })
  expect(activityFilterIn(new URL(address, 'http://here').searchParams)).toEqual({ ...EMPTY_FILTER, object: `folder:${id}` })
})
