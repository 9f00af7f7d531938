import type { Language } from '../../domain/preferences/language.ts'

/** The interface's language: detected once, changed at will, remembered (specification section 9). */
export interface Languages {
  current(): Language
  /** Settles when the texts of the language are there. */
  change(language: Language): Promise<void>
}
