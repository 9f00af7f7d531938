import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createTemplateFinderMachine } from './templateFinder.ts'

const begin = (mayManage = true) => {
  const ports = inMemoryPorts()
  const actor = createActor(createTemplateFinderMachine({ ...ports, mayManage: () => mayManage, pause: 0 })).start()
  return {
    ports,
    type: (term: string) => actor.send({ type: 'term.changed', term }),
    close: () => actor.send({ type: 'close' }),
    names: () => actor.getSnapshot().context.hits.map(({ name }) => name),
    state: () => actor.getSnapshot().value,
  }
}

it('finds templates by part of their name, and forgets them when it is closed', async () => {
  const { type, close, names, state } = begin()
  type('glass')
  await expect.poll(names).toContain('Glass plate')
  expect(names()).not.toContain('Document')
  close()
  expect([state(), names()]).toEqual(['idle', []])
})

it('looks for nothing where nothing is typed, or nobody who manages templates types', () => {
  const [blank, other] = [begin(), begin(false)]
  blank.type('  ')
  other.type('glass')
  expect([blank.state(), other.state()]).toEqual(['idle', 'idle'])
})

it('offers nothing that could not be read, nor what was found before it', async () => {
  const { ports, type, names, state } = begin()
  type('glass')
  await expect.poll(names).toContain('Glass plate')
  ports.faults.fail('templates.list', { code: 'UNREACHABLE' }, 1)
  type('plate')
  await expect.poll(state).toBe('failed')
  expect(names()).toEqual([])
})
