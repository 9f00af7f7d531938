import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { Faults } from '../../infrastructure/memory/Faults.ts'
import { InMemoryProfileGateway } from '../../infrastructure/profile/InMemoryProfileGateway.ts'
import { createOwnSessionsMachine } from './ownSessions.machine.ts'
import { createPasswordChangeMachine } from './passwordChange.machine.ts'
import { createProfileMachine, type ProfileEvent } from './profile.machine.ts'

const PASSWORD = 'Vitrine-demo-1'
const setUp = () => {
  const faults = new Faults()
  return { faults, profiles: new InMemoryProfileGateway(faults, PASSWORD) }
}

const open = async () => {
  const { faults, profiles } = setUp()
  const notify = vi.fn<(notification: { readonly text: string }) => void>()
  const languageSaved = vi.fn<(language: string) => void>()
  const profile = createActor(createProfileMachine({ ...inMemoryPorts(), profiles, notify, languageSaved, language: () => 'no' })).start()
  const send = async (event: ProfileEvent) => {
    profile.send(event)
    await vi.waitFor(() => expect(['reading', 'saving', 'sendingPicture', 'removingPicture']).not.toContain(profile.getSnapshot().value))
    return profile.getSnapshot()
  }
  return { faults, profiles, profile, notify, languageSaved, send, opened: await send({ type: 'profile.opened' }) }
}

it('shows the profile; who has chosen no language is offered the one of the interface', async () => {
  const { opened } = await open()
  expect([opened.value, opened.context.form]).toEqual(['editing', { firstName: 'Ada', lastName: 'Berg', language: 'no' }])
})

it('saves what is valid, tells so, and spreads the language', async () => {
  const { send, notify, languageSaved } = await open()
  await send({ type: 'field.changed', change: { firstName: ' Adele ', language: 'es' } })
  const { context } = await send({ type: 'save' })
  expect(context.profile).toMatchObject({ firstName: 'Adele', language: 'es' })
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'profile.saved' })
  expect(languageSaved).toHaveBeenCalledExactlyOnceWith('es')
})

it('names what is wrong without asking the server, and takes a change back', async () => {
  const { send, profiles } = await open()
  const save = vi.spyOn(profiles, 'save')
  await send({ type: 'field.changed', change: { firstName: 'A' } })
  expect((await send({ type: 'save' })).context.problems).toEqual({ firstName: { code: 'tooShort', limit: 2 } })
  expect(save).not.toHaveBeenCalled()
  expect((await send({ type: 'undo' })).context).toMatchObject({ form: { firstName: 'Ada' }, problems: {} })
})

it('keeps what was typed when it cannot be saved', async () => {
  const { send, faults } = await open()
  faults.fail('profiles.save', { code: 'UNREACHABLE' }, 1)
  await send({ type: 'field.changed', change: { firstName: 'Adele' } })
  expect((await send({ type: 'save' })).context).toMatchObject({ failure: { code: 'UNREACHABLE' }, form: { firstName: 'Adele' } })
  expect((await send({ type: 'save' })).context.failure).toBeUndefined()
})

it('takes a picture and removes it, and leaves alone what is being typed', async () => {
  const { send, notify } = await open()
  await send({ type: 'field.changed', change: { firstName: 'Adele' } })
  const file = new Blob(['x'], { type: 'image/png' })
  const sent = await send({ type: 'picture.chosen', file })
  expect([typeof sent.context.profile?.pictureVersion, sent.context.form.firstName]).toEqual(['string', 'Adele'])
  expect((await send({ type: 'picture.removed' })).context.profile?.pictureVersion).toBeNull()
  expect(notify.mock.calls.map(([{ text }]) => text)).toEqual(['profile.pictureSaved', 'profile.pictureRemoved'])
})

it('hears what is typed while the picture is sent or removed, and the picture that has come leaves it alone', async () => {
  const { profile, faults, send } = await open()
  const during = async (event: ProfileEvent, call: string, firstName: string) => {
    const release = faults.hold(call)
    profile.send(event)
    profile.send({ type: 'field.changed', change: { firstName } })
    expect(profile.getSnapshot()).toMatchObject({ value: expect.stringContaining('Picture'), context: { form: { firstName } } })
    release()
    await vi.waitFor(() => expect(profile.getSnapshot().value).toBe('editing'))
    return profile.getSnapshot().context
  }
  const sent = await during({ type: 'picture.chosen', file: new Blob(['x'], { type: 'image/png' }) }, 'profiles.sendPicture', 'Adele')
  expect([typeof sent.profile?.pictureVersion, sent.form.firstName]).toEqual(['string', 'Adele'])
  const removed = await during({ type: 'picture.removed' }, 'profiles.removePicture', 'Adeline')
  expect([removed.profile?.pictureVersion, removed.form.firstName]).toEqual([null, 'Adeline'])
  expect((await send({ type: 'save' })).context.profile?.firstName).toBe('Adeline')
})

it.each<[ProfileEvent, call: string, text: string]>([
  [{ type: 'save' }, 'profiles.save', 'profile.saved'],
  [{ type: 'picture.chosen', file: new Blob(['x'], { type: 'image/png' }) }, 'profiles.sendPicture', 'profile.pictureSaved'],
])('is not called off what is under way by who comes back to it: %o', async (event, call, text) => {
  const { profile, faults, notify } = await open()
  const release = faults.hold(call)
  profile.send(event)
  const { value } = profile.getSnapshot()
  profile.send({ type: 'profile.opened' })
  expect(profile.getSnapshot().value).toBe(value)
  release()
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text }))
})

it.each([
  [new Blob(['x'], { type: 'image/webp' }), 'fileTypeNotSupported'],
  [new Blob([new Uint8Array(3 * 1024 ** 2 + 1)], { type: 'image/png' }), 'fileTooLarge'],
])('refuses a picture before it is sent', async (file, code) => {
  const { send, profiles } = await open()
  const sending = vi.spyOn(profiles, 'sendPicture')
  expect((await send({ type: 'picture.chosen', file })).context.problems).toMatchObject({ picture: { code } })
  expect(sending).not.toHaveBeenCalled()
})

it('can be tried again when the profile cannot be read', async () => {
  const { send, faults } = await open()
  faults.fail('profiles.read', { code: 'UNREACHABLE' }, 1)
  expect((await send({ type: 'profile.opened' })).value).toBe('failed')
  expect((await send({ type: 'retry' })).value).toBe('editing')
})

it('changes the password of who knows it, and forgets what was typed', async () => {
  const { profiles } = setUp()
  const change = createActor(createPasswordChangeMachine({ profiles })).start()
  const save = async (form: { current: string; password: string; repeat: string }) => {
    change.send({ type: 'field.changed', change: form })
    change.send({ type: 'save' })
    await vi.waitFor(() => expect(change.getSnapshot().value).not.toBe('changing'))
    return change.getSnapshot()
  }
  const next = { password: 'Another-demo-2', repeat: 'Another-demo-2' }
  expect((await save({ current: PASSWORD, ...next, repeat: 'Other' })).context.problems).toEqual({ repeat: { code: 'passwordsDiffer' } })
  const refused = await save({ current: 'wrong', ...next })
  expect([refused.value, refused.context.failure, refused.context.form.password]).toEqual(['refused', { code: 'INVALID_CREDENTIALS' }, next.password])
  const changed = await save({ current: PASSWORD, ...next })
  expect([changed.value, changed.context.form]).toEqual(['changed', { current: '', password: '', repeat: '' }])
})

it('ends one session, then all of them', async () => {
  const { faults, profiles } = setUp()
  const signedOut = vi.fn<() => void>()
  const sessions = createActor(createOwnSessionsMachine({ profiles, signedOut })).start()
  const send = async (event: Parameters<typeof sessions.send>[0]) => {
    sessions.send(event)
    await vi.waitFor(() => expect(['reading', 'ending', 'endingAll']).not.toContain(sessions.getSnapshot().value))
    return sessions.getSnapshot()
  }
  const { context } = await send({ type: 'sessions.opened' })
  faults.fail('profiles.sessions', { code: 'UNREACHABLE' }, 1)
  expect((await send({ type: 'sessions.opened' })).value).toBe('listing')
  const other = context.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  faults.fail('profiles.endSession', { code: 'UNREACHABLE' }, 1)
  expect((await send({ type: 'session.end', sessionId: other })).context).toMatchObject({ failure: { code: 'UNREACHABLE' }, ending: undefined })
  const left = await send({ type: 'session.end', sessionId: other })
  expect(left.context.sessions.map(({ id }) => id)).not.toContain(other)
  expect([(await send({ type: 'all.end' })).value, signedOut.mock.calls.length]).toEqual(['ended', 1])
})
