import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openBrowser, settle, tokensIn, type Tab } from '../../../tests/support/browser.ts'

/** Whose session a tab has: its own, the one that all tabs share, or none. */
type Place = 'own' | 'shared' | 'out'

interface Model {
  readonly places: Place[]
  isShared: boolean
}

interface Real {
  readonly browser: ReturnType<typeof openBrowser>
  readonly tabs: Tab[]
  sessions: number
}

const TABS = 3

/** What holds after every step, whatever led there. */
const check = async ({ places, isShared }: Model, { browser, tabs }: Real) => {
  await settle()
  expect(tabs.map(({ credentials }) => credentials.held() !== undefined)).toEqual(places.map((place) => place !== 'out'))
  expect(tokensIn(browser.local) !== undefined).toBe(isShared)
  tabs.forEach(({ session, storage }, at) => {
    const tokens = session.getSnapshot().context.session?.tokens
    expect(tokensIn(storage)).toEqual(places[at] === 'own' ? tokens : undefined)
    if (places[at] === 'shared') expect(tokensIn(browser.local)).toEqual(tokens)
  })
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
  } else model.places[at] = 'out'
}

const signIn = (at: number, remember: boolean) =>
  step(
    `sign in${remember ? ' to be remembered' : ''}`,
    at,
    isOut(at),
    (model) => {
      if (remember) share(model)
      else model.places[at] = 'own'
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
    expect([answers, browser.server.calls.refresh - before]).toEqual([[outcome, outcome], 1])
  })

const reload = (at: number) =>
  step(
    'reload',
    at,
    () => true,
    (model) => {
      if (model.places[at] === 'out' && model.isShared) model.places[at] = 'shared'
    },
    async ({ browser, tabs }, { session, storage }) => {
      session.stop()
      tabs[at] = browser.openTab(storage)
    },
  )

const commands = Array.from({ length: TABS }, (_, at) => [
  fc.boolean().map((remember) => signIn(at, remember)),
  fc.constant(signOut(at)),
  fc.constantFrom('renewed' as const, 'unreachable' as const, 'refused' as const).map((outcome) => challenge(at, outcome)),
  fc.constant(reload(at)),
]).flat()

it('is the same in every tab that has it, whatever happens in whichever order', async () => {
  const verdict = await fc.check(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (sequence) => {
      const setup = () => {
        const browser = openBrowser()
        const tabs = Array.from({ length: TABS }, () => browser.openTab())
        return { model: { places: tabs.map((): Place => 'out'), isShared: false }, real: { browser, tabs, sessions: 0 } }
      }
      await fc.asyncModelRun(setup, sequence)
    }),
    { numRuns: 80 },
  )
  expect(verdict.failed, fc.defaultReportMessage(verdict)).toBe(false)
})
