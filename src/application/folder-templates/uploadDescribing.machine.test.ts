import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createUploadDescribingMachine, type Brought } from './uploadDescribing.machine.ts'

const begin = async (templates: readonly string[] = [], mayDescribe = true) => {
  const ports = inMemoryPorts()
  const uploaded: (readonly [string, string | undefined])[] = []
  const { id: folderId } = ports.sample.folders.photographs
  const named = ports.keptTemplates.all().filter(({ name }) => templates.includes(name))
  for (const { id } of named) await ports.folderTemplates.name({ resourceType: 'RECORDS', folderId }, id, new AbortController().signal)
  const actor = createActor(
    createUploadDescribingMachine({ ...ports, mayDescribe: () => mayDescribe, upload: ({ folderName }, valuesId) => uploaded.push([folderName, valuesId]) }),
  ).start()
  const bring = (folderName: string) => {
    const brought: Brought = { destination: { type: 'RECORDS', folderId }, folderName, files: [{ name: 'a.png', size: 1, lastModified: 0 }] }
    actor.send({ type: 'uploads.brought', brought })
  }
  const attribute = (name: string) => named.flatMap(({ attributes }) => attributes).find((one) => one.name === name)?.id ?? ''
  const type = (name: string, text: string) => actor.send({ type: 'field.typed', attributeId: attribute(name), texts: [text] })
  const context = () => actor.getSnapshot().context
  return { ports, actor, uploaded, bring, attribute, type, context, state: () => actor.getSnapshot().value }
}

it('uploads as it is what its folder requires nothing of', async () => {
  const { uploaded, bring, state } = await begin()
  bring('Photographs')
  await expect.poll(() => uploaded).toEqual([['Photographs', undefined]])
  expect(state()).toBe('closed')
})

it('uploads as it is what cannot be asked, or by whom nothing is described', async () => {
  const failing = await begin(['Glass plate'])
  failing.ports.faults.fail('folderTemplates.read', { code: 'UNREACHABLE' })
  failing.bring('Photographs')
  await expect.poll(() => failing.uploaded).toEqual([['Photographs', undefined]])
  const other = await begin(['Glass plate'], false)
  other.bring('Photographs')
  expect(other.uploaded).toEqual([['Photographs', undefined]])
})

it('uploads with what was filled in once all that is required is there', async () => {
  const { actor, uploaded, bring, attribute, type, context, state } = await begin(['Glass plate', 'Document'])
  bring('Photographs')
  await expect.poll(state).toBe('describing')
  expect(context().asked.flatMap(({ attributes }) => attributes.map(({ name }) => name))).toEqual(['Reference code', 'Title'])
  type('Title', 'The harbour')
  actor.send({ type: 'submit', language: 'en-US' })
  expect([state(), context().problems]).toEqual(['describing', { [attribute('Reference code')]: { at: null, problem: { code: 'required' } } }])
  type('Reference code', 'A-1')
  actor.send({ type: 'submit', language: 'en-US' })
  await expect.poll(() => uploaded).toEqual([['Photographs', expect.stringMatching(/^0{8}-/)]])
  expect([state(), context().texts]).toEqual(['closed', {}])
})

it('keeps what was filled in where the server could not take it', async () => {
  const { ports, actor, uploaded, bring, attribute, type, context, state } = await begin(['Glass plate'])
  bring('Photographs')
  await expect.poll(state).toBe('describing')
  type('Title', 'The harbour')
  ports.faults.fail('folderTemplates.keepValues', { code: 'UNREACHABLE' })
  actor.send({ type: 'submit', language: 'en-US' })
  await expect.poll(() => context().failure).toEqual({ code: 'UNREACHABLE' })
  expect([state(), context().texts, uploaded]).toEqual(['describing', { [attribute('Title')]: ['The harbour'] }, []])
})

it('describes what came meanwhile after it, loses nothing, and uploads nothing that was given up', async () => {
  const { actor, uploaded, bring, state } = await begin(['Glass plate'])
  bring('First')
  bring('Second')
  await expect.poll(state).toBe('describing')
  actor.send({ type: 'cancel' })
  await expect.poll(state).toBe('describing')
  actor.send({ type: 'skip' })
  expect([uploaded, state()]).toEqual([[['Second', undefined]], 'closed'])
})
