import type { Offer } from '../../application/session/SessionChannel.ts'
import type { Tokens } from '../../application/session/Tokens.ts'

/** None where the page came without TLS: there each tab keeps to itself. */
type Locks = Pick<LockManager, 'query' | 'request'> | undefined

/** Held by each tab that has a session to hand over, so that nobody waits for an answer where there is none. */
const OPEN = 'vitrine.session.open'
const CHANNEL = 'vitrine.session.open'

/** This page among the others; not `randomUUID`, which a page without TLS does not have. */
const TAB = `${performance.timeOrigin}.${Math.random()}`

/** Milliseconds that an open tab may be busy with something else. */
const ANSWER_MS = 1000

interface Asked {
  readonly kind: 'asked'
  readonly by: string
  readonly sessionId: string | undefined
}
interface Offered {
  readonly kind: 'offered'
  readonly to: string
  readonly tokens: Tokens
}

/** Only pages of this origin can read and write the channel, and all of them are ours. */
const openChannel = () => new BroadcastChannel(CHANNEL)

export const offerToTabs = (locks: Locks, offer: Offer): (() => void) => {
  if (locks === undefined) return () => undefined
  const channel = openChannel()
  const post = channel.postMessage.bind(channel)
  channel.addEventListener('message', ({ data }: MessageEvent<Asked | Offered>) => {
    if (data.kind !== 'asked' || data.by === TAB) return
    const tokens = offer(data.sessionId)
    if (tokens !== undefined) post({ kind: 'offered', to: data.by, tokens } satisfies Offered)
  })
  const held = new AbortController()
  const stopped = new Promise<void>((stop) => held.signal.addEventListener('abort', () => stop()))
  void locks.request(OPEN, { mode: 'shared' }, () => stopped)
  return () => {
    held.abort()
    channel.close()
  }
}

/** The first answer of the tabs that have a session open; undefined where there is none. */
export const askTabs = async (locks: Locks, sessionId?: string): Promise<Tokens | undefined> => {
  const held = (await locks?.query())?.held ?? []
  if (!held.some(({ name }) => name === OPEN)) return undefined
  const channel = openChannel()
  const post = channel.postMessage.bind(channel)
  const answer = new Promise<Tokens | undefined>((done) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Asked | Offered>) => {
      if (data.kind === 'offered' && data.to === TAB) done(data.tokens)
    })
    setTimeout(done, ANSWER_MS)
  })
  post({ kind: 'asked', by: TAB, sessionId } satisfies Asked)
  const tokens = await answer
  channel.close()
  return tokens
}
