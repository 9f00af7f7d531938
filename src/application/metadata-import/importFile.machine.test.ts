import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createImportFileMachine } from './importFile.machine.ts'

const start = () => {
  const ports = inMemoryPorts()
  const templateId = ports.keptTemplates.all().find(({ name }) => name === 'Document')?.id ?? ''
  const actor = createActor(createImportFileMachine(ports)).start()
  const want = () => actor.send({ type: 'file.wanted', resourceType: 'RECORDS', templateId })
  const give = (text: string, size?: number) => {
    const file = new File([text], 'list.csv')
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
    actor.send({ type: 'file.given', file, language: 'en-US' })
  }
  const reaches = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  return { ports, actor, want, give, reaches, context: () => actor.getSnapshot().context }
}

it('sends a file, which is an import then', async () => {
  const { want, give, reaches, context } = start()
  want()
  give('ID,Correspondent\n1,Berg')
  await reaches('sent')
  expect(context().sent).toMatchObject({ name: 'list.csv', lines: 1, step: 'read', heads: ['ID', 'Correspondent'] })
})

it('says what is wrong with a file, and takes another one', async () => {
  const { want, give, reaches, context, actor } = start()
  want()
  give('ID,Correspondent\n')
  await vi.waitFor(() => expect(context().failure).toMatchObject({ fields: { file: { code: 'required' } } }))
  expect(actor.getSnapshot().value).toBe('choosing')
  give('ID,Correspondent\n1,Berg')
  expect(context().failure).toBeUndefined()
  await reaches('sent')
})

it('does not send what is too large, or empty', () => {
  const { want, give, context, actor } = start()
  want()
  give('ID,Correspondent\n1,Berg', 16 * 1024 * 1024 + 1)
  expect([actor.getSnapshot().value, context().failure]).toEqual(['choosing', { code: 'VALIDATION_FAILED', fields: { file: { code: 'fileTooLarge', limit: 16 * 1024 * 1024 } } }])
  give('')
  expect([actor.getSnapshot().value, context().failure]).toEqual(['choosing', { code: 'VALIDATION_FAILED', fields: { file: { code: 'required' } } }])
})

it('takes none of several, and says so, until one comes alone', async () => {
  const { want, give, context, actor, reaches } = start()
  want()
  actor.send({ type: 'files.given' })
  expect([actor.getSnapshot().value, context().failure, context().file]).toEqual(['choosing', { code: 'VALIDATION_FAILED', fields: { file: { code: 'tooMany', limit: 1 } } }, undefined])
  give('ID,Correspondent\n1,Berg')
  await reaches('sent')
  expect(context().failure).toBeUndefined()
})

it('lists what was imported before, and misses it where it cannot be had', async () => {
  const { ports, want, give, reaches, context } = start()
  want()
  give('ID,Correspondent\n1,Berg')
  await reaches('sent')
  want()
  await vi.waitFor(() => expect(context().before.map(({ name }) => name)).toEqual(['list.csv']))
  ports.faults.fail('metadataImports.list', { code: 'UNREACHABLE' })
  want()
  await reaches('choosing')
  expect(context().before).toEqual([])
})

it('leaves what is being sent when it is closed', async () => {
  const { ports, want, give, actor } = start()
  want()
  const release = ports.faults.hold('metadataImports.send')
  give('ID,Correspondent\n1,Berg')
  expect(actor.getSnapshot().value).toBe('sending')
  actor.send({ type: 'close' })
  release()
  await new Promise((resolve) => void setTimeout(resolve))
  expect(actor.getSnapshot().value).toBe('closed')
})
