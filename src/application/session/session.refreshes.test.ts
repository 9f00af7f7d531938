import { deepStrictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { it } from 'vitest'
import { openBrowser, tokensIn, type Tab } from '../../../tests/support/browser.ts'

/** What else happens while the tabs refresh. */
const DISTURBANCES = ['nothing', 'reload', 'lost', 'refused', 'signOut', 'signInAnew'] as const
type Disturbance = (typeof DISTURBANCES)[number]

const EACH = 400
const MOST_TABS = 5

/** A browser in which answers, news and refused calls arrive in any order, with tabs that all have one session. */
const interleaved = (scheduler: fc.Scheduler, count: number) => {
  const browser = openBrowser({
    answer: (call, answer) => scheduler.schedule(answer, call),
    opening: () => {
      const waiting: (() => void)[] = []
      return (arrive) => {
        waiting.push(arrive)
        void scheduler.schedule(Promise.resolve(), 'news').then(() => waiting.shift()?.())
      }
    },
  })
  const first = browser.openTab()
  const tokens = browser.server.issue('session-1')
  first.session.send({ type: 'session.opened', tokens, remember: true })
  const tabs = [first, ...Array.from({ length: count - 1 }, () => browser.openTab())]
  return { browser, tabs, token: tokens.token }
}
type Interleaved = ReturnType<typeof interleaved>

const heldBy = (tabs: readonly Tab[]) => [...new Set(tabs.map(({ credentials }) => credentials.held()?.token))]

/** What is done at some moment; the fault of a call is there from the start, since no moment of it would be another one. */
const disturb = (kind: Disturbance, { browser, tabs }: Interleaved) => {
  const [tab] = tabs
  if (tab === undefined) throw new RangeError('There is no tab')
  if (kind === 'reload') tabs[0] = tab.reload()
  if (kind === 'signOut' || kind === 'signInAnew') tab.session.send({ type: 'signOut' })
  if (kind === 'signInAnew') tab.session.send({ type: 'session.opened', tokens: browser.server.issue('session-2'), remember: true })
}

/** What must be true when everything has arrived, by what happened meanwhile. */
const judge = async (kind: Disturbance, { browser, tabs, token }: Interleaved, scheduler: fc.Scheduler) => {
  const { refresh, logOut } = browser.server.calls
  const stored = () => tokensIn(browser.local)?.token
  if (kind === 'refused' || kind === 'signOut') {
    deepStrictEqual([heldBy(tabs), stored(), logOut, refresh <= 1], [[undefined], undefined, 1, true])
  } else if (kind === 'signInAnew') {
    const sessions = tabs.map(({ session }) => session.getSnapshot().context.session?.claims.sessionId)
    deepStrictEqual([[...new Set(sessions)], heldBy(tabs), refresh <= 1], [['session-2'], [stored()], true])
  } else if (kind === 'reload') {
    // A tab that goes while it refreshes takes the answer along, and the next one asks again.
    deepStrictEqual([heldBy(tabs), refresh <= 2, logOut], [[stored()], true, 0])
  } else if (kind === 'lost') {
    const again = Promise.all(tabs.map(({ credentials }) => credentials.renew(token)))
    await scheduler.waitIdle()
    deepStrictEqual([new Set(await again), heldBy(tabs), stored() === token, logOut], [new Set(['renewed']), [stored()], false, 0])
  } else {
    deepStrictEqual([heldBy(tabs), stored() === token, refresh, logOut], [[stored()], false, 1, 0])
  }
}

it.each(DISTURBANCES)('refreshes in any order come to the same for all tabs: %s', async (kind) => {
  const calls = fc.array(fc.nat(MOST_TABS - 1), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: MOST_TABS }), calls, async (scheduler, count, refused) => {
      const world = interleaved(scheduler, count)
      const { browser, tabs, token } = world
      if (kind === 'lost') browser.faults.fail('session.refresh', { code: 'UNREACHABLE' }, 1)
      if (kind === 'refused') browser.faults.fail('session.refresh', { code: 'NOT_SIGNED_IN' })
      await scheduler.waitIdle()
      const renewals = refused.map(async (at) => {
        await scheduler.schedule(Promise.resolve(), 'a call is refused')
        // A call ends with the page that made it.
        return tabs[at % count]?.credentials.renew(token).catch(() => 'gone')
      })
      void scheduler.schedule(Promise.resolve(), kind).then(() => disturb(kind, world))
      await scheduler.waitIdle()
      const answers = new Set(await Promise.all(renewals))
      if (kind === 'nothing') deepStrictEqual(answers, new Set(['renewed']))
      await judge(kind, world, scheduler)
    }),
    { numRuns: EACH },
  )
})
