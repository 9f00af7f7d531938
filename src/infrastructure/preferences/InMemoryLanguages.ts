import type { Languages } from '../../application/preferences/Languages.ts'
import type { Language } from '../../domain/preferences/language.ts'

export class InMemoryLanguages implements Languages {
  readonly #chosen: (language: Language) => Promise<void>
  #current: Language

  /** `chosen`: what changing the language does beside remembering it. */
  constructor(current: Language = 'en-US', chosen: (language: Language) => Promise<void> = async () => undefined) {
    this.#current = current
    this.#chosen = chosen
  }

  current() {
    return this.#current
  }

  async change(language: Language) {
    await this.#chosen(language)
    this.#current = language
  }
}
