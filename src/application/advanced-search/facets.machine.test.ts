import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { THROTTLE_MS } from '../notifications/throttle.ts'
import { createCompletionsMachine } from './completions.machine.ts'
import { createFacetsMachine } from './facets.machine.ts'
import { createFacetValuesMachine } from './facetValues.machine.ts'

afterEach(() => void vi.useRealTimers())

const open = () => {
  const ports = inMemoryPorts()
  const facets = createActor(createFacetsMachine(ports)).start()
  const valuesOf = (id: string) => {
    const found = facets.getSnapshot().context.facets.find((facet) => facet.id === id)
    return found?.kind === 'terms' ? found.values.map(({ value, count }) => [value, count]) : undefined
  }
  const ask = async (q: string) => {
    facets.send({ type: 'query.asked', q })
    await vi.waitFor(() => expect(facets.getSnapshot().value).toBe('listing'))
  }
  return { ...ports, facets, valuesOf, ask }
}

it('counts the values of a result, those of a facet without its own conditions', async () => {
  const { ask, valuesOf } = open()
  await ask('lighthouse')
  expect(valuesOf('type')).toEqual([['image', 40], ['document', 3], ['audio', 1], ['video', 1]])
  const all = valuesOf('type')
  await ask('lighthouse type:image')
  expect(valuesOf('type')).toEqual(all)
  expect(valuesOf('folder')?.map(([, count]) => count)).toEqual([40])
})

it('keeps the counts of before while others are read, and says when they cannot be', async () => {
  const { facets, ask, faults } = open()
  await ask('lighthouse')
  const before = facets.getSnapshot().context.facets
  faults.fail('advancedSearches.facets', { code: 'UNREACHABLE' }, 1)
  facets.send({ type: 'query.asked', q: 'boats' })
  expect([facets.getSnapshot().value, facets.getSnapshot().context.facets]).toEqual(['refreshing', before])
  await vi.waitFor(() => expect(facets.getSnapshot().value).toBe('failed'))
  facets.send({ type: 'retry' })
  await vi.waitFor(() => expect(facets.getSnapshot().value).toBe('listing'))
  facets.send({ type: 'query.left' })
  expect([facets.getSnapshot().value, facets.getSnapshot().context.facets]).toEqual(['unasked', []])
})

it('counts again when what is said of an asset changes, and when its file has been read', async () => {
  const { facets, ask, faults, sample } = open()
  await ask('lighthouse')
  vi.useFakeTimers()
  faults.hold('advancedSearches.facets')
  sample.library.publish({ kind: 'asset.changed', assetId: 'any', folderId: 'any', type: 'RECORDS', thumbnail: 'Ready', indexing: 'Indexed' })
  await vi.advanceTimersByTimeAsync(THROTTLE_MS)
  expect(facets.getSnapshot().value).toBe('refreshing')
})

it('looks through the values of one facet by what is typed', async () => {
  const values = createActor(createFacetValuesMachine(inMemoryPorts())).start()
  values.send({ type: 'facet.opened', q: 'jpg', facet: 'folder' })
  await vi.waitFor(() => expect(values.getSnapshot().value).toEqual({ open: 'listing' }))
  values.send({ type: 'text.changed', text: 'xyz' })
  expect(values.getSnapshot().value).toEqual({ open: 'typing' })
  await vi.waitFor(() => expect(values.getSnapshot().value).toEqual({ open: 'nothing' }))
  values.send({ type: 'text.changed', text: 'photo' })
  await vi.waitFor(() => expect(values.getSnapshot().value).toEqual({ open: 'listing' }))
  values.send({ type: 'close' })
  expect(values.getSnapshot().matches('closed')).toBe(true)
})

it('offers values of the field that is typed, and does without where they cannot be read', async () => {
  const ports = inMemoryPorts()
  const completions = createActor(createCompletionsMachine(ports)).start()
  completions.send({ type: 'value.typed', q: 'ship type:im', at: 12 })
  await vi.waitFor(() => expect(completions.getSnapshot().value).toBe('offering'))
  expect(completions.getSnapshot().context.items.map(({ insert }) => insert)).toEqual(['image'])
  ports.faults.fail('advancedSearches.completions', { code: 'UNREACHABLE' }, 1)
  completions.send({ type: 'value.typed', q: 'ship type:vi', at: 12 })
  await vi.waitFor(() => expect(completions.getSnapshot().value).toBe('nothing'))
  completions.send({ type: 'value.left' })
  expect(completions.getSnapshot().value).toBe('idle')
})
