import type { Deployment } from '../../application/updates/Deployment.ts'

const KEPT = 'vitrine.reloadedFor'

/** What a page begins with, by names that change with every change of any part. */
const partsOf = (html: string): readonly string[] => [...html.matchAll(/<link\b[^>]*\shref="(\/assets\/[^"]+)"/g)].map(([, part = '']) => part)

/** The page that this tab stands in. */
interface Tab {
  /** Addresses of what the page began with, and more. */
  readonly parts: () => readonly (string | null)[]
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

/** Compares the page that the server has now with the one that the tab began with. */
export class ServedDeployment implements Deployment {
  readonly #tab: Tab

  constructor(tab: Tab) {
    this.#tab = tab
  }

  async newer(signal: AbortSignal) {
    const answer = await fetch('/', { cache: 'no-store', signal }).catch(() => undefined)
    const served = answer?.ok === true ? partsOf(await answer.text()) : []
    const known = new Set(this.#tab.parts())
    return served.some((part) => !known.has(part)) ? served.join(' ') : undefined
  }

  reloadedFor() {
    return this.#tab.storage.getItem(KEPT) ?? undefined
  }

  reload(version: string) {
    this.#tab.storage.setItem(KEPT, version)
    this.#tab.reload()
  }
}
