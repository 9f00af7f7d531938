import { lazy } from 'react'

/** Milliseconds before what could not be fetched is tried again where there is a network: a server that is started anew is back by then. */
const PAUSES = [1_000, 3_000]

const backOnline = (): Promise<unknown> => new Promise((back) => addEventListener('online', back, { once: true }))

/** Its code, tried again while the network is gone, and a few times where it is not. Rejects then: the page's own error says so. */
export const untilFetched = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  for (let tries = 0; ; ) {
    try {
      return await load()
    } catch (error) {
      const pause = PAUSES[tries]
      if (!navigator.onLine) await backOnline()
      else if (pause === undefined) throw error
      else {
        tries += 1
        await new Promise((over) => setTimeout(over, pause))
      }
    }
  }
}

/** A part of a page in code of its own. That it cannot be fetched takes nothing else off the page while the network is gone. */
export const lazyPart: typeof lazy = (load) => lazy(() => untilFetched(load))
