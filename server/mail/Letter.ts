import type { Language } from '../../src/domain/preferences/language.ts'

/** A mail as it is meant: plain words, never markup. How it is set as text and as HTML is message.ts's to know. */
export interface Letter {
  readonly to: { readonly name: string; readonly address: string }
  readonly language: Language
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The one thing to do. `url` is built from the installation's own address, never from a request. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Something to be typed elsewhere, such as a code. */
  readonly code?: string
  /** What stands below, smaller. */
  readonly notes: readonly string[]
}
