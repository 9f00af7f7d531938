import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { MOST_IMPORT_BYTES } from '../../domain/contact-exchange/contactImport.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createContactImportMachine, settingsOf, settingsProblems } from './contactImport.machine.ts'

const CSV = 'First name,Last name,City\nAda,Berg,Oslo\nGrete,Aune,Trondheim\nX,Y,\n'

const start = () => {
  const ports = inMemoryPorts()
  const actor = createActor(createContactImportMachine(ports)).start()
  actor.send({ type: 'open' })
  const give = (text: string, size?: number) => {
    const file = new File([text], 'contacts.csv')
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
    actor.send({ type: 'file.given', file })
  }
  const reaches = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  const names = () => [...ports.keptContacts.contacts.values()].filter(({ trashedAt }) => trashedAt === undefined).map(({ lastName }) => lastName)
  return { ports, actor, give, reaches, names, context: () => actor.getSnapshot().context }
}

it('tries a file, writes nothing before it is confirmed, and takes it back', async () => {
  const { actor, give, reaches, names, context } = start()
  const before = names()
  give(CSV)
  await reaches('planned')
  expect(context().found?.counts).toMatchObject({ added: 1, skipped: 1, refused: 1 })
  expect(names()).toEqual(before)
  actor.send({ type: 'apply' })
  await reaches('applied')
  expect(names()).toEqual([...before, 'Aune'])
  actor.send({ type: 'undo' })
  await reaches('undone')
  expect(context().undone).toEqual({ contacts: 1, kept: 0 })
  expect(names()).toEqual(before)
})

it('tries anew with whatever is chosen, and writes that', async () => {
  const { actor, give, reaches, context, ports } = start()
  give(CSV)
  await reaches('planned')
  actor.send({ type: 'settings.changed', change: { same: 'fill' } })
  actor.send({ type: 'settings.changed', change: { columns: ['firstName', 'lastName', null] } })
  await vi.waitFor(() => expect(context().found?.settings).toMatchObject({ same: 'fill', columns: ['firstName', 'lastName', null] }))
  expect(context().found?.counts).toMatchObject({ added: 1, same: 1 })
  actor.send({ type: 'settings.changed', change: { columns: ['firstName', 'lastName', 'notes'] } })
  await vi.waitFor(() => expect(context().found?.settings.columns[2]).toBe('notes'))
  actor.send({ type: 'apply' })
  await reaches('applied')
  expect([...ports.keptContacts.contacts.values()].find(({ lastName }) => lastName === 'Aune')).toMatchObject({ notes: 'Trondheim', city: '' })
})

it('shows what was chosen before it is found out what it does, and what was before where it cannot be', async () => {
  const { ports, actor, give, reaches, context } = start()
  give(CSV)
  await reaches('planned')
  const release = ports.faults.hold('contactExchange.plan')
  actor.send({ type: 'settings.changed', change: { columns: ['firstName', 'lastName', 'lastName'] } })
  expect([actor.getSnapshot().value, settingsOf(context())?.columns, settingsProblems(context())]).toEqual(['planning', ['firstName', 'lastName', 'lastName'], { 'columns.2': { code: 'duplicated' } }])
  release()
  await reaches('planned')
  ports.faults.fail('contactExchange.plan', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'settings.changed', change: { columns: ['firstName', 'lastName', 'notes'], same: 'fill' } })
  await vi.waitFor(() => expect(context().failure).toEqual({ code: 'UNREACHABLE' }))
  expect(settingsOf(context())).toEqual(context().found?.settings)
  actor.send({ type: 'settings.changed', change: { columns: ['firstName', 'lastName', 'city'] } })
  await reaches('planned')
  expect(context().found?.settings).toMatchObject({ columns: ['firstName', 'lastName', 'city'], same: 'skip' })
})

it('does not begin what would change nothing, or of which nobody knows who it is', async () => {
  const { actor, give, reaches } = start()
  give('First name,Last name\nAda,Berg\n')
  await reaches('planned')
  actor.send({ type: 'apply' })
  expect(actor.getSnapshot().value).toBe('planned')
  give('Town\nOslo\n')
  actor.send({ type: 'another' })
  give('Town\nOslo\n')
  await reaches('planned')
  expect(actor.getSnapshot().can({ type: 'apply' })).toBe(false)
})

it('says what is wrong with a file, and takes another one', async () => {
  const { actor, give, reaches, context } = start()
  give('x', MOST_IMPORT_BYTES + 1)
  expect(context().failure).toMatchObject({ fields: { file: { code: 'fileTooLarge' } } })
  give('')
  expect(context().failure).toMatchObject({ fields: { file: { code: 'required' } } })
  actor.send({ type: 'files.given' })
  expect(context().failure).toMatchObject({ fields: { file: { code: 'tooMany', limit: 1 } } })
  give('\u0000')
  await vi.waitFor(() => expect(context().failure).toMatchObject({ fields: { file: { code: 'fileTypeNotSupported' } } }))
  expect(actor.getSnapshot().value).toBe('choosing')
  give(CSV)
  await reaches('planned')
  expect(context().failure).toBeUndefined()
})

it('keeps what was tried where the server is out of reach, and stays open while it is written', async () => {
  const { ports, actor, give, reaches, context } = start()
  give(CSV)
  await reaches('planned')
  ports.faults.fail('contactExchange.apply', { code: 'UNREACHABLE' }, 1)
  actor.send({ type: 'apply' })
  await vi.waitFor(() => expect(actor.getSnapshot()).toMatchObject({ value: 'planned', context: { failure: { code: 'UNREACHABLE' } } }))
  expect(context().found?.contacts).toBe(3)
  for (const [way, underWay, over] of [['apply', 'applying', 'applied'], ['undo', 'undoing', 'undone']] as const) {
    const release = ports.faults.hold(`contactExchange.${way}`)
    actor.send({ type: way })
    actor.send({ type: 'close' })
    expect(actor.getSnapshot().value).toBe(underWay)
    release()
    await reaches(over)
  }
  actor.send({ type: 'close' })
  expect(actor.getSnapshot().value).toBe('closed')
})
