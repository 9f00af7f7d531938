import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settle } from '../../../tests/support/browser.ts'
import type { FirstAdministratorForm } from '../../domain/setup/firstAdministrator.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createSetupMachine } from './setup.machine.ts'

const FORM: FirstAdministratorForm = {
  organization: 'The Gallery',
  email: 'ada@gallery.example',
  firstName: 'Ada',
  lastName: 'Holm',
  password: 'Right-enough-1',
  repeat: 'Right-enough-1',
}

const open = (token: string | undefined = 'setup-link') => {
  const { setups, faults } = inMemoryPorts()
  const actor = createActor(createSetupMachine({ setups })).start()
  if (token !== undefined) actor.send({ type: 'link.followed', token })
  const fill = (form: Partial<FirstAdministratorForm> = FORM) => {
    for (const [field, value] of Object.entries(form)) {
      actor.send({ type: 'field.changed', field: field as keyof FirstAdministratorForm, value })
    }
  }
  const submit = async () => {
    actor.send({ type: 'submit' })
    await settle()
  }
  return { actor, faults, fill, submit }
}

it('makes the first administrator, once', async () => {
  const { actor, fill, submit } = open()
  fill()
  await submit()
  expect(actor.getSnapshot()).toMatchObject({ value: 'created', context: { token: '', form: { ...FORM, password: '', repeat: '' } } })
  actor.send({ type: 'link.followed', token: 'setup-link' })
  fill()
  await submit()
  expect(actor.getSnapshot().value).toBe('unusable')
})

it('is of no use without a link', async () => {
  const { setups } = inMemoryPorts()
  const actor = createActor(createSetupMachine({ setups })).start()
  expect(actor.getSnapshot().value).toBe('unusable')
})

it('tells what is missing at the fields, asks nobody, and follows the corrections', async () => {
  const { actor, fill, submit } = open()
  await submit()
  expect(Object.keys(actor.getSnapshot().context.problems)).toEqual(['organization', 'email', 'firstName', 'lastName', 'password', 'repeat'])
  fill({ organization: 'The Gallery' })
  expect(Object.keys(actor.getSnapshot().context.problems)).not.toContain('organization')
})

it('keeps what was typed when the server does not answer', async () => {
  const { actor, faults, fill, submit } = open()
  faults.fail('setups.create', { code: 'UNREACHABLE' }, 1)
  fill()
  await submit()
  expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { form: FORM, failure: { code: 'UNREACHABLE' } } })
  await submit()
  expect(actor.getSnapshot().value).toBe('created')
})
