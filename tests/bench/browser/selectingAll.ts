import { atMost, plain } from '../figures.ts'
import { outcomeOf, doneInBackground, timed, type Answered } from '../http/moveCopy.ts'
import { apiSession } from '../http/signedIn.ts'
import type { Section } from '../section.ts'
import { signedInContext } from './signedIn.ts'
import { watchTraffic } from './traffic.ts'

/** What is on the screen may be read anew when it changes; nothing more of the list is read. */
const PAGES = 2

const LIST = '/v1/assets?'
const TRASH = '/v1/library/trash'

/** All of the large folder is chosen, moved to the trash and brought back. Counts what is asked for until that is answered. */
export const selectingAll: Section = {
  name: 'selectingAll',
  measure: async ({ browser, product, library }) => {
    const context = await signedInContext(browser, product.url)
    try {
      const page = await context.newPage()
      const traffic = await watchTraffic(page)
      await page.goto(library.path)
      await page.getByRole('main').getByText(library.namePrefix).first().waitFor()
      await traffic.idle()
      const tools = page.getByRole('toolbar', { name: 'Selection' })
      await page.getByRole('grid').locator('[data-place]').first().click({ modifiers: ['Control'] })
      await tools.waitFor()
      await traffic.idle()
      const before = traffic.answers.length
      const began = performance.now()
      await tools.getByRole('button', { name: 'Select all' }).click()
      await tools.getByText(`${library.assets.toLocaleString('en-US')} selected`).waitFor()
      const chosen = performance.now()
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith(TRASH)),
        tools.getByRole('button', { name: 'Delete' }).click(),
      ])
      const asked = traffic.answers.slice(before).filter(({ type }) => type !== 'EventSource' && type !== 'Image')
      const ended = performance.now()
      if (!answer.ok()) throw new Error(`Moving all of it to the trash answered ${answer.status()}.`)
      const answered = (await answer.json()) as Answered
      const { requestBodySize, requestHeadersSize, responseBodySize, responseHeadersSize } = await answer.request().sizes()
      const session = await apiSession(product.url)
      const { batchId, assets } = await outcomeOf(session, answered)
      const gone = performance.now()
      const restored = await timed(() => doneInBackground(session, '/v1/trash/restore', { selection: { kind: 'batch', batchId }, decisions: {} }))
      if (assets !== library.assets) throw new Error(`${assets} of ${library.assets} assets were moved to the trash.`)
      const bytes = requestBodySize + requestHeadersSize + responseBodySize + responseHeadersSize
      const others = asked.filter(({ url }) => !url.endsWith(TRASH)).reduce((sum, one) => sum + one.bytes, 0)
      return {
        pagesRead: atMost(PAGES, asked.filter(({ url }) => url.includes(LIST)).length, 'pages'),
        requests: plain(asked.length, 'requests'),
        traffic: plain((bytes + others) / 1000, 'kB'),
        choosing: plain(chosen - began, 'ms'),
        acting: plain(ended - chosen, 'ms'),
        gone: plain(gone - chosen, 'ms'),
        restoring: plain(restored.ms, 'ms'),
      }
    } finally {
      await context.close()
    }
  },
}
