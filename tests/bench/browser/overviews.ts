import type { Browser } from 'playwright'
import { atMost, median, plain, quantile, type Figures } from '../figures.ts'
import type { Section } from '../section.ts'
import { apiSession } from '../http/signedIn.ts'
import { reactionTime, watchReaction } from './reaction.ts'
import { signedInContext } from './signedIn.ts'

const RUNS = 5

/** From the click in the navigation of an open Vitrine to the name of the asset that was added last, which both pages read for themselves. */
const opened = async (browser: Browser, { url }: { readonly url: string }, { from, name, link }: { readonly from: string; readonly name: string; readonly link: string }): Promise<number> => {
  const context = await signedInContext(browser, url)
  const page = await context.newPage()
  await page.goto(from)
  const leading = page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: link })
  await leading.waitFor()
  await page.waitForLoadState('load')
  await watchReaction(page, 'click', name)
  await leading.click()
  const time = await reactionTime(page)
  await context.close()
  return time
}

/** Home and the dashboard, each in a browser that has not seen it yet. */
export const overviews: Section = {
  name: 'overviews',
  measure: async ({ browser, product, library }) => {
    const session = await apiSession(product.url)
    const { recent: [latest] } = await session.send<{ readonly recent: readonly { readonly name: string }[] }>('POST', '/v1/home', { places: [] })
    if (latest === undefined) throw new Error('Home shows no asset.')
    const figures: Record<string, Figures[string]> = {}
    for (const [page, link] of [['home', 'Home'], ['dashboard', 'Dashboard']] as const) {
      const times: number[] = []
      while (times.length < RUNS) times.push(await opened(browser, product, { from: library.rootPath, name: latest.name, link }))
      figures[`${page}FirstContent`] = atMost(300, median(times), 'ms')
      figures[`${page}Slowest`] = plain(quantile(times, 1), 'ms')
    }
    return figures
  },
}
