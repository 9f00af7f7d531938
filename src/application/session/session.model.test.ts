import { deepStrictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { it } from 'vitest'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { openBrowser, settle, tokensIn, type Tab } from '../../../tests/support/browser.ts'

/** Whose session a tab has: one that open tabs keep, each for itself (by its number), the one that the browser remembers, or none. */
type Place = number | 'shared' | 'out'

interface Model {
  readonly places: Place[]
  isShared: boolean
  sessions: number
}

interface Real {
  readonly browser: ReturnType<typeof openBrowser>
  readonly tabs: Tab[]
  sessions: number
}

const TABS = 3
/** Three thousand in the test run; more by flag. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 3000)

/** What holds after every step, whatever led there; compared by Node, since it is compared a hundred thousand times. */
const check = async ({ places, isShared }: Model, { browser, tabs }: Real) => {
  await settle()
  const remembered = tokensIn(browser.local)
  const seen = tabs.map(({ session, credentials, storage }) => ({
    held: credentials.held()?.token,
    own: tokensIn(storage)?.token,
    isSettled: !session.getSnapshot().hasTag('refreshing'),
  }))
  const due = places.map((place, at) => {
    const token = tabs[at]?.session.getSnapshot().context.session?.tokens.token ?? 'none'
    const held = place === 'shared' ? remembered?.token : token
    return { held: place === 'out' ? undefined : held, own: typeof place === 'number' ? token : undefined, isSettled: true }
  })
  deepStrictEqual({ seen, isShared: remembered !== undefined }, { seen: due, isShared })
}

type Command = fc.AsyncCommand<Model, Real>

/** A step of one tab: what it does to the model, and what is really done. */
const step = (
  name: string,
  at: number,
  applies: (model: Model) => boolean,
  apply: (model: Model) => void,
  run: (real: Real, tab: Tab) => Promise<void>,
): Command => ({
  toString: () => `${name} in tab ${at}`,
  check: (model) => applies(model),
  run: async (model, real) => {
    const tab = real.tabs[at]
    if (tab === undefined) throw new RangeError(`There is no tab ${at}`)
    await run(real, tab)
    apply(model)
    await check(model, real)
  },
})

const isOut =
  (at: number) =>
  ({ places }: Model) =>
    places[at] === 'out'
const isIn =
  (at: number) =>
  ({ places }: Model) =>
    places[at] !== 'out'

const share = (model: Model) => {
  model.isShared = true
  model.places.forEach((place, at) => {
    if (place === 'out') model.places[at] = 'shared'
  })
}
/** Ends the session of a tab in every tab that has it. */
const end = (at: number) => (model: Model) => {
  const place = model.places[at]
  if (place === 'shared') {
    model.isShared = false
    model.places.forEach((other, tab) => {
      if (other === 'shared') model.places[tab] = 'out'
    })
  } else {
    model.places.forEach((other, tab) => {
      if (other === place) model.places[tab] = 'out'
    })
  }
}

const signIn = (at: number, remember: boolean) =>
  step(
    `sign in${remember ? ' to be remembered' : ''}`,
    at,
    isOut(at),
    (model) => {
      model.sessions += 1
      if (remember) share(model)
      else model.places[at] = model.sessions
    },
    async (real, { session }) => {
      real.sessions += 1
      session.send({ type: 'session.opened', tokens: real.browser.server.issue(`session-${real.sessions}`), remember })
    },
  )

const signOut = (at: number) => step('sign out', at, isIn(at), end(at), async (_, { session }) => session.send({ type: 'signOut' }))

const challenge = (at: number, outcome: 'renewed' | 'unreachable' | 'refused') =>
  step(`a call is ${outcome}`, at, isIn(at), outcome === 'refused' ? end(at) : () => undefined, async ({ browser }, { credentials }) => {
    const token = credentials.held()?.token ?? ''
    if (outcome === 'unreachable') browser.faults.fail('session.refresh', { code: 'UNREACHABLE' }, 1)
    if (outcome === 'refused') browser.faults.fail('session.refresh', { code: 'NOT_SIGNED_IN' }, 1)
    const before = browser.server.calls.refresh
    const answers = await Promise.all([credentials.renew(token), credentials.renew(token)])
    deepStrictEqual([answers, browser.server.calls.refresh - before], [[outcome, outcome], 1])
  })

/** Which sessions a tab can take over that begins with none. */
const openSessions = ({ places }: Model) => [...new Set(places)].filter((place) => typeof place === 'number')

/** `late`: the token's time is over by then, so that the tab begins with a refresh. */
const reload = (at: number, late: boolean) =>
  step(
    late ? 'reload after an hour' : 'reload',
    at,
    (model) => model.places[at] !== 'out' || model.isShared || openSessions(model).length <= 1,
    (model) => {
      if (model.places[at] !== 'out') return
      model.places[at] = model.isShared ? 'shared' : (openSessions(model)[0] ?? 'out')
    },
    async ({ browser, tabs }, { reload: again }) => {
      if (late) browser.passTime(SAMPLE_CLAIMS.expiresAt)
      const before = browser.server.calls.refresh
      const tab = again()
      tabs[at] = tab
      if (!late || tab.credentials.held() === undefined) return
      await settle()
      deepStrictEqual(browser.server.calls.refresh - before, 1)
    },
  )

const commands = Array.from({ length: TABS }, (_, at) => [
  fc.boolean().map((remember) => signIn(at, remember)),
  fc.constant(signOut(at)),
  fc.constantFrom('renewed' as const, 'unreachable' as const, 'refused' as const).map((outcome) => challenge(at, outcome)),
  fc.boolean().map((late) => reload(at, late)),
]).flat()

it('is the same in every tab that has it, whatever happens in whichever order', async () => {
  const real: Real = { browser: openBrowser(), tabs: [], sessions: 0 }
  for (let tab = 0; tab < TABS; tab += 1) real.tabs.push(real.browser.openTab())

  /** The browser as it was at first: making its machines anew would take longer than all that they do. */
  const setup = () => {
    real.browser.forget()
    real.tabs.forEach(({ session, storage }) => {
      session.stop()
      storage.clear()
    })
    real.tabs.forEach(({ reload: again }, at) => {
      real.tabs[at] = again()
    })
    return { model: { places: real.tabs.map((): Place => 'out'), isShared: false, sessions: 0 }, real }
  }
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 16 }), (sequence) => fc.asyncModelRun(setup, sequence)),
    { numRuns: SEQUENCES },
  )
}, 300_000)
