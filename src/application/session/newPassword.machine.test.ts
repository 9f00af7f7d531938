import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settle } from '../../../tests/support/browser.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_PASSWORD } from '../../infrastructure/memory/sampleClaims.ts'
import { createNewPasswordMachine } from './newPassword.machine.ts'

const PASSWORD = 'Another-one-2'

const open = () => {
  const { passwords, sessions, faults } = inMemoryPorts()
  const opened: unknown[] = []
  const actor = createActor(
    createNewPasswordMachine({ passwords, sessions, opened: (tokens, remember) => opened.push([tokens, remember]) }),
  ).start()
  const follow = async (token: string) => {
    actor.send({ type: 'link.followed', token })
    await settle()
  }
  const choose = async (password = PASSWORD, repeat = password) => {
    actor.send({ type: 'field.changed', field: 'password', value: password })
    actor.send({ type: 'field.changed', field: 'repeat', value: repeat })
    actor.send({ type: 'submit' })
    await settle()
  }
  return { actor, passwords, sessions, opened, faults, follow, choose }
}

describe('a new password', () => {
  it('is missing its link until one is followed', () => {
    expect(open().actor.getSnapshot().value).toBe('missing')
  })

  it('that is the first one signs in whoever has chosen it', async () => {
    const { actor, passwords, opened, follow, choose } = open()
    await follow(passwords.issue('invitation'))
    await choose(SAMPLE_PASSWORD)
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedIn', context: { token: '', form: { password: '', repeat: '' } } })
    expect(opened).toEqual([[{ token: expect.any(String), refreshToken: expect.any(String) }, false]])
  })

  it('that is the first one leads to the sign-in where a second step stands before it', async () => {
    const { actor, passwords, sessions, opened, follow, choose } = open()
    sessions.askFor('email')
    await follow(passwords.issue('invitation'))
    await choose(SAMPLE_PASSWORD)
    expect([actor.getSnapshot().value, opened]).toEqual(['changed', []])
  })

  it('in the place of another signs nobody in', async () => {
    const { actor, passwords, opened, follow, choose } = open()
    await follow(passwords.issue('reset'))
    await choose(SAMPLE_PASSWORD)
    expect([actor.getSnapshot().value, opened]).toEqual(['changed', []])
  })

  it('is set by a link, and neither stays', async () => {
    const { actor, passwords, follow, choose } = open()
    await follow(passwords.issue('invitation'))
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { owner: { purpose: 'invitation', email: 'admin@harbour.example', organization: 'Harbour Museum' } },
    })
    await choose()
    expect(actor.getSnapshot()).toMatchObject({ value: 'changed', context: { token: '', form: { password: '', repeat: '' } } })
  })

  it.each([
    ['expired', 'PASSWORD_TOKEN_EXPIRED', 0],
    ['unknown', 'PASSWORD_TOKEN_INVALID', undefined],
  ] as const)('needs another link when the one is %s', async (_, code, expiresAt) => {
    const { actor, passwords, follow } = open()
    await follow(expiresAt === undefined ? 'nothing' : passwords.issue('reset', expiresAt))
    expect(actor.getSnapshot()).toMatchObject({ value: 'unusable', context: { token: '', failure: { code } } })
  })

  it('needs another link when the one is used elsewhere meanwhile', async () => {
    const { actor, passwords, follow, choose } = open()
    const token = passwords.issue('reset')
    await follow(token)
    await passwords.set({ token, password: PASSWORD, repeat: PASSWORD }, AbortSignal.timeout(1000))
    await choose('Mine-was-later-3')
    expect(actor.getSnapshot()).toMatchObject({ value: 'unusable', context: { failure: { code: 'PASSWORD_TOKEN_ALREADY_USED' } } })
  })

  it('keeps to the rules, at the fields', async () => {
    const { actor, passwords, follow, choose } = open()
    await follow(passwords.issue('reset'))
    await choose('short', 'other')
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { problems: { password: { code: 'passwordTooShort', limit: 8 }, repeat: { code: 'passwordsDiffer' } } },
    })
    actor.send({ type: 'field.changed', field: 'password', value: PASSWORD })
    expect(Object.keys(actor.getSnapshot().context.problems)).toEqual(['repeat'])
  })

  it('asks about the link again when the server did not answer', async () => {
    const { actor, passwords, faults, follow } = open()
    faults.fail('passwords.read', { code: 'UNREACHABLE' }, 1)
    await follow(passwords.issue('reset'))
    expect(actor.getSnapshot().value).toBe('unread')
    actor.send({ type: 'retry' })
    await settle()
    expect(actor.getSnapshot().value).toBe('editing')
  })

  it('keeps what was typed when it could not be saved', async () => {
    const { actor, passwords, faults, follow, choose } = open()
    await follow(passwords.issue('reset'))
    faults.fail('passwords.set', { code: 'UNREACHABLE' }, 1)
    await choose()
    expect(actor.getSnapshot()).toMatchObject({ value: 'refused', context: { form: { password: PASSWORD, repeat: PASSWORD } } })
    actor.send({ type: 'submit' })
    await settle()
    expect(actor.getSnapshot().value).toBe('changed')
  })
})
