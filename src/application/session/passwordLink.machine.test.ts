import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createPasswordLinkMachine } from './passwordLink.machine.ts'

const FORM = { email: 'admin@harbour.example', organization: 'Harbour Museum' }

const open = () => {
  const { passwords, faults } = inMemoryPorts()
  const link = createActor(createPasswordLinkMachine({ passwords })).start()
  const submit = async () => {
    link.send({ type: 'submit' })
    await vi.advanceTimersByTimeAsync(0)
  }
  return { link, passwords, faults, submit }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('asking for a link', () => {
  it('ends with the notice, for an account as for none, and can be done again', async () => {
    const { link, passwords, submit } = open()
    for (const form of [FORM, { ...FORM, email: 'nobody@harbour.example' }]) {
      link.send({ type: 'link.opened', form })
      await submit()
      expect([link.getSnapshot().value, link.getSnapshot().context.outbox]).toEqual(['sent', false])
    }
    passwords.outbox = true
    await submit()
    expect(link.getSnapshot()).toMatchObject({ value: 'sent', context: { outbox: true } })
  })

  it('tells what is missing at the fields and follows the corrections', async () => {
    const { link, submit } = open()
    await submit()
    expect(link.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { problems: { email: { code: 'required' }, organization: { code: 'required' } } },
    })
    link.send({ type: 'field.changed', field: 'email', value: FORM.email })
    expect(Object.keys(link.getSnapshot().context.problems)).toEqual(['organization'])
    link.send({ type: 'field.changed', field: 'organization', value: FORM.organization })
    await submit()
    expect(link.getSnapshot().value).toBe('sent')
  })

  it('waits as long as the server asks after too many', async () => {
    const { link, faults, submit } = open()
    faults.fail('passwords.requestLink', { code: 'RATE_LIMITED', retryAfter: 30 }, 1)
    link.send({ type: 'link.opened', form: FORM })
    await submit()
    await submit()
    expect(link.getSnapshot().value).toBe('limited')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(link.getSnapshot()).toMatchObject({ value: 'editing', context: { form: FORM, failure: undefined } })
  })

  it('lets a link for another account be asked for at once', async () => {
    const { link, faults, submit } = open()
    faults.fail('passwords.requestLink', { code: 'RATE_LIMITED', retryAfter: 30 }, 1)
    link.send({ type: 'link.opened', form: FORM })
    await submit()
    link.send({ type: 'field.changed', field: 'email', value: 'another@harbour.example' })
    expect(link.getSnapshot()).toMatchObject({ value: 'editing', context: { form: { email: 'another@harbour.example' }, failure: undefined } })
  })

  it('keeps what was typed when the server does not answer', async () => {
    const { link, faults, submit } = open()
    faults.fail('passwords.requestLink', { code: 'UNREACHABLE' }, 1)
    link.send({ type: 'link.opened', form: FORM })
    await submit()
    expect(link.getSnapshot()).toMatchObject({ value: 'refused', context: { form: FORM, failure: { code: 'UNREACHABLE' } } })
    await submit()
    expect(link.getSnapshot().value).toBe('sent')
  })

  it('does not change while the server is asked', async () => {
    const { link, faults, submit } = open()
    faults.hold('passwords.requestLink')
    link.send({ type: 'link.opened', form: FORM })
    await submit()
    link.send({ type: 'field.changed', field: 'email', value: 'other@harbour.example' })
    expect(link.getSnapshot()).toMatchObject({ value: 'sending', context: { form: FORM } })
  })
})
