import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createFileOptionsMachine, wordsKey } from './fileOptions.machine.ts'

const begin = () => {
  const ports = inMemoryPorts()
  const attribute = ports.keptTemplates.all().flatMap(({ attributes }) => attributes).find(({ name }) => name === 'Emulsion')
  const actor = createActor(createFileOptionsMachine(ports)).start()
  const words = { attributeId: attribute?.id ?? '', words: ['albumen', 'Ambrotype'] }
  const find = () => actor.send({ type: 'words.found', ...words })
  const found = () => actor.getSnapshot().context.found.get(wordsKey(words))?.map(({ word, option }) => [word, option?.label])
  return { ports, actor, find, found, state: () => actor.getSnapshot().value }
}

it('looks up which options words are, without case; a word that is none stays a word', async () => {
  const { find, found, state } = begin()
  find()
  find()
  await expect.poll(found).toEqual([['albumen', 'Albumen'], ['Ambrotype', undefined]])
  expect(state()).toBe('idle')
})

it('offers nothing where it could not be looked up, and looks again when it is asked again', async () => {
  const { ports, find, found, state } = begin()
  ports.faults.fail('metadata.named', { code: 'UNREACHABLE' }, 1)
  find()
  await expect.poll(state).toBe('idle')
  expect(found()).toBeUndefined()
  find()
  await expect.poll(found).toHaveLength(2)
})
