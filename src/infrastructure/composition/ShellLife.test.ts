import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createSessionMachine } from '../../application/session/session.machine.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from './inMemoryApplication.ts'
import { type OpenShell, ShellLife } from './ShellLife.ts'

const open = () => {
  const ports = inMemoryPorts()
  const entry = inMemoryEntry(ports)
  const endCapabilities = vi.fn<() => void>()
  const begin = vi.fn<() => Promise<OpenShell>>(async () => ({ actors: inMemoryShell(ports, entry), events: ports.events, endCapabilities }))
  const stream = { open: vi.spyOn(ports.events, 'open'), close: vi.spyOn(ports.events, 'close') }
  const shells = new ShellLife(entry.session, begin)
  const signIn = () => entry.session.send({ type: 'session.opened', tokens: ports.sessions.issue(), remember: false })
  return { ...ports, library: ports.sample.library, entry, begin, endCapabilities, stream, shells, signIn }
}

it('opens one shell, however often it is asked for', async () => {
  const { shells, signIn, begin, stream } = open()
  signIn()
  const [one, other] = await Promise.all([shells.load(), shells.load()])
  expect([one === other, begin.mock.calls.length, stream.open.mock.calls.length]).toEqual([true, 1, 2])
})

it('keeps the shell of a session that expired for the same user, with what was typed', async () => {
  const { shells, signIn, entry, faults, stream } = open()
  signIn()
  const before = await shells.load()
  faults.fail('session.refresh', { code: 'NOT_SIGNED_IN' }, 1)
  entry.session.send({ type: 'session.challenged', token: entry.session.getSnapshot().context.session?.tokens.token ?? '' })
  await vi.waitFor(() => expect(stream.close).toHaveBeenCalled())
  expect(entry.session.getSnapshot().value).toBe('expired')
  signIn()
  expect(await shells.load()).toBe(before)
})

it('ends the shell and its capabilities when its user signs out', async () => {
  const { shells, signIn, entry, endCapabilities } = open()
  signIn()
  const before = await shells.load()
  entry.session.send({ type: 'signOut' })
  await vi.waitFor(() => expect(before.folder.getSnapshot().status).toBe('stopped'))
  expect(endCapabilities).toHaveBeenCalledOnce()
  signIn()
  expect(await shells.load()).not.toBe(before)
})

it('has the session looked at when the server says that it is over', async () => {
  const { shells, signIn, entry, library, faults } = open()
  signIn()
  await shells.load()
  faults.fail('session.refresh', { code: 'NOT_SIGNED_IN' }, 1)
  library.publish({ kind: 'session.ended' })
  await vi.waitFor(() => expect(entry.session.getSnapshot().value).toBe('expired'))
})

it('is of whoever is signed in', async () => {
  const { sessions, store, channel, now } = inMemoryPorts()
  const claims = { value: 'ada' }
  const session = createActor(
    createSessionMachine({
      sessions,
      store,
      channel,
      now,
      readClaims: (token) => ({ ...JSON.parse(token).claims, sessionId: claims.value, user: { id: claims.value } }),
    }),
  ).start()
  const begin = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  const shells = new ShellLife(session, begin)
  for (const user of ['ada', 'ada', 'bo']) {
    claims.value = user
    session.send({ type: 'session.opened', tokens: sessions.issue(), remember: false })
    void shells.load()
  }
  expect(begin).toHaveBeenCalledTimes(2)
})
