import { expect, it } from 'vitest'
import { askTabs, offerToTabs } from './openTabs.ts'

const TOKENS = { token: 't', refreshToken: 'r' }

/** The locks of a browser, which only count here. */
const openLocks = () => {
  const held: string[] = []
  return {
    held,
    query: async () => ({ held: held.map((name) => ({ name })) }),
    request: async (name: string, _: unknown, work: () => Promise<unknown>) => {
      held.push(name)
      await work()
      held.splice(held.indexOf(name), 1)
    },
  }
}
const asLocks = (locks: ReturnType<typeof openLocks>) => locks as unknown as LockManager

it('does not wait for an answer where no tab has a session', async () => {
  expect(await askTabs(asLocks(openLocks()))).toBeUndefined()
})

it('keeps each tab to itself where the browser has no locks', async () => {
  const stop = offerToTabs(undefined, () => TOKENS)
  expect(await askTabs(undefined)).toBeUndefined()
  stop()
})

it('takes the answer that is meant for this page, and no other', async () => {
  const locks = openLocks()
  locks.held.push('vitrine.session.open')
  const other = new BroadcastChannel('vitrine.session.open')
  const post = other.postMessage.bind(other)
  const asked: unknown[] = []
  other.onmessage = ({ data }: MessageEvent<{ readonly kind: string; readonly by: string; readonly sessionId: string }>) => {
    asked.push([data.kind, data.sessionId])
    post({ kind: 'offered', to: 'another page', tokens: { token: 'x', refreshToken: 'x' } })
    post({ kind: 'offered', to: data.by, tokens: TOKENS })
  }
  expect([await askTabs(asLocks(locks), 's1'), asked]).toEqual([TOKENS, [['asked', 's1']]])
  other.close()
})

it('answers who asks while it offers, and not itself', async () => {
  const locks = openLocks()
  const stop = offerToTabs(asLocks(locks), (sessionId) => (sessionId === 's2' ? undefined : TOKENS))
  const other = new BroadcastChannel('vitrine.session.open')
  const post = other.postMessage.bind(other)
  const received = new Promise((done) => {
    other.onmessage = ({ data }: MessageEvent<unknown>) => done(data)
  })
  post({ kind: 'asked', by: 'other', sessionId: 's2' })
  post({ kind: 'asked', by: 'other', sessionId: undefined })
  expect([await received, locks.held]).toEqual([{ kind: 'offered', to: 'other', tokens: TOKENS }, ['vitrine.session.open']])
  const mine = new Promise((done) => {
    other.onmessage = ({ data }: MessageEvent<{ readonly kind: string }>) => data.kind === 'offered' && done(data)
  })
  expect(await Promise.race([askTabs(asLocks(locks)), mine])).toBeUndefined()
  stop()
  await Promise.resolve()
  other.close()
  await expect.poll(() => locks.held).toEqual([])
})
