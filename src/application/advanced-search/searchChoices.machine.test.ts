import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createSearchChoicesMachine } from './searchChoices.machine.ts'

const TECHNIQUE = { id: 'technique', name: 'Technique', template: 'Picture', type: 'text', unit: '', currency: '' } as const

it.each(['templates.changed', 'stream.reopened'] as const)('what can be asked for is read again after %s, where somebody wanted to know it', async (kind) => {
  const ports = inMemoryPorts()
  const searchChoices = createActor(createSearchChoicesMachine(ports)).start()
  const names = () => searchChoices.getSnapshot().context.attributes.map(({ name }) => name)
  const { library } = ports.sample
  library.publish({ kind })
  expect(searchChoices.getSnapshot().value).toBe('unasked')

  searchChoices.send({ type: 'choices.wanted', q: 'ship' })
  await waitFor(searchChoices, (snapshot) => snapshot.matches('offering'))
  expect(names()).not.toContain('Technique')
  ports.advancedSearches.describe(() => [{ attribute: TECHNIQUE, values: ['Woodcut'] }])
  library.publish({ kind })
  await waitFor(searchChoices, (snapshot) => snapshot.matches('offering'))
  expect(names()).toContain('Technique')
  expect(searchChoices.getSnapshot().context.q).toBe('ship')
})
