const KEY = 'vitrine.present'

/** What people do, on any device. */
const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Milliseconds between notes of it. */
const SELDOM = 5_000

interface Parts {
  readonly page: Pick<EventTarget, 'addEventListener'>
  /** Shared by the tabs of a browser: a session is used where one of them is. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** When somebody last did something in this browser. */
export class BrowserPresence {
  readonly #parts: Parts
  #last: number

  constructor(parts: Parts) {
    this.#parts = parts
    // Whoever opens a page is there.
    this.#last = parts.now()
    this.#keep()
    for (const activity of ACTIVITIES) parts.page.addEventListener(activity, () => this.#note(), { capture: true, passive: true })
  }

  /** Seconds in which nobody has done anything, in any tab. */
  idleSeconds(): number {
    const last = Math.max(this.#last, this.#kept())
    return Math.max(0, Math.floor((this.#parts.now() - last) / 1_000))
  }

  #note(): void {
    const now = this.#parts.now()
    if (now - this.#last < SELDOM) return
    this.#last = now
    this.#keep()
  }

  #keep(): void {
    try {
      this.#parts.storage.setItem(KEY, String(this.#last))
    } catch {
      // Storage that is full or refused: this tab knows by itself.
    }
  }

  #kept(): number {
    try {
      const kept = Number(this.#parts.storage.getItem(KEY))
      return Number.isFinite(kept) && kept <= this.#parts.now() ? kept : 0
    } catch {
      return 0
    }
  }
}
