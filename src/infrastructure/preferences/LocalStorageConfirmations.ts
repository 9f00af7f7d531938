import type { Confirmations } from '../../application/preferences/Confirmations.ts'

/** The specification's flag strings (section 9). */
const [ON, OFF] = ['1', '0']

export class LocalStorageConfirmations implements Confirmations {
  readonly #area: Pick<Storage, 'getItem' | 'setItem'>
  readonly #owner: string
  readonly #here = new Map<string, string>()

  /** `owner`: one person in one organization, since what becomes public differs from one to the other. */
  constructor(area: Pick<Storage, 'getItem' | 'setItem'>, owner: string) {
    this.#area = area
    this.#owner = owner
  }

  isSilenced(question: 'webReady') {
    const key = this.#keyOf(question)
    return (this.#here.get(key) ?? this.#area.getItem(key)) === ON
  }

  silence(question: 'webReady', silenced: boolean) {
    const [key, flag] = [this.#keyOf(question), silenced ? ON : OFF]
    try {
      this.#area.setItem(key, flag)
      this.#here.delete(key)
    } catch {
      // Without storage, or beyond what it takes, it holds as long as its page.
      this.#here.set(key, flag)
    }
  }

  #keyOf(question: string) {
    return `vitrine.silenced.${question}.${this.#owner}`
  }
}
