import { keepText } from '../http/keptText.ts'

/** Items on all pages that are kept: some megabytes. */
const MOST_ITEMS = 4000

interface Known<Page> {
  /** Which items it shows, and in which version of their rows. */
  readonly versions: string
  readonly page: Page
}

/**
 * Pages of a list as they were last read. Nobody is answered from here before the database has said, in their own transaction, that the
 * page still has these very versions of these rows: that takes a fraction of what it takes to read them. The least recently used go first.
 */
export class KnownPages<Page extends { readonly items: readonly unknown[] }> {
  readonly #known = new Map<string, Known<Page>>()
  #items = 0

  get(key: string): Known<Page> | undefined {
    const found = this.#known.get(key)
    if (found !== undefined) {
      this.#known.delete(key)
      this.#known.set(key, found)
    }
    return found
  }

  /** Answers the page, whose text is made only once from now on. */
  put(key: string, versions: string, page: Page): Page {
    this.#drop(key)
    this.#known.set(key, { versions, page: keepText(page) })
    this.#items += page.items.length
    for (const oldest of this.#known.keys()) {
      if (this.#items <= MOST_ITEMS) break
      this.#drop(oldest)
    }
    return page
  }

  #drop(key: string): void {
    this.#items -= this.#known.get(key)?.page.items.length ?? 0
    this.#known.delete(key)
  }
}
