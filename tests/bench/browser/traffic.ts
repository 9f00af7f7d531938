import type { Page } from 'playwright'

interface Answer {
  readonly url: string
  readonly type: string
  /** As it travelled, headers included; 0 from the browser's own cache. */
  bytes: number
  /** Answered from the browser's cache. */
  cached: boolean
}

export interface Traffic {
  readonly answers: readonly Answer[]
  /** Resolves when for half a second nothing but open streams was under way. Rejects after 30 s. */
  idle(): Promise<void>
}

const QUIET_MS = 500
const TIMEOUT_MS = 30_000

/** Watches everything a page asks the network for, as the browser's own network panel counts it. Call before navigating. */
export const watchTraffic = async (page: Page): Promise<Traffic> => {
  const session = await page.context().newCDPSession(page)
  const answers = new Map<string, Answer>()
  const pending = new Set<string>()
  let last = performance.now()
  const ended = (id: string): void => {
    pending.delete(id)
    last = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return
    answers.set(requestId, { url: request.url, type, bytes: 0, cached: false })
    if (type !== 'EventSource') pending.add(requestId)
    last = performance.now()
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const answer = answers.get(requestId)
    if (answer) answer.cached = true
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const answer = answers.get(requestId)
    if (answer) answer.cached ||= response.fromDiskCache === true
    if (response.mimeType === 'text/event-stream') ended(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer && !answer.cached) answer.bytes = encodedDataLength
    ended(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId))
  await session.send('Network.enable')
  return {
    get answers() {
      return [...answers.values()]
    },
    idle: async () => {
      const began = performance.now()
      while (pending.size > 0 || performance.now() - last < QUIET_MS) {
        if (performance.now() - began > TIMEOUT_MS) throw new Error(`Still loading: ${pending.size} requests.`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

/** What really went over the network. */
export const travelled = ({ answers }: Traffic): readonly Answer[] => answers.filter(({ cached }) => !cached)
