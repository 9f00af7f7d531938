import type { Confirmations } from '../../application/preferences/Confirmations.ts'

/** The specification's flag strings (section 9). */
const [ON, OFF] = ['1', '0']

export class LocalStorageConfirmations implements Confirmations {
  readonly #area: Pick<Storage, 'getItem' | 'setItem'>
  readonly #userId: string

  constructor(area: Pick<Storage, 'getItem' | 'setItem'>, userId: string) {
    this.#area = area
    this.#userId = userId
  }

  isSilenced(question: 'webReady') {
    return this.#area.getItem(this.#keyOf(question)) === ON
  }

  silence(question: 'webReady', silenced: boolean) {
    this.#area.setItem(this.#keyOf(question), silenced ? ON : OFF)
  }

  #keyOf(question: string) {
    return `vitrine.silenced.${question}.${this.#userId}`
  }
}
