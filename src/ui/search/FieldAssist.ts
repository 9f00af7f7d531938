import type { ComponentType } from 'react'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { SearchHit } from '../../application/search/SearchGateway.ts'

/** The name of a field, or a value of one, that completes what is being typed. */
export interface QueryCompletion {
  readonly id: string
  readonly label: string
  /** Beside it: how many there are of a value, or what a field is for. */
  readonly detail?: string
  /** All of the text as it is then, and where the caret stands. */
  readonly text: string
  readonly caret: number
}

export const START_GROUPS = ['saved', 'recent'] as const

/** Something that leads on before anything is typed: a search to make again, an address, or something to do while the list stays. */
export type FieldStart = { readonly id: string; readonly group: (typeof START_GROUPS)[number]; readonly label: string; readonly detail?: string; /** Takes it off the list. */ readonly erase?: () => void } & (
  | { readonly kind: 'search'; readonly q: string }
  | { readonly kind: 'address'; readonly to: string }
  | { readonly kind: 'act'; readonly act: () => void }
)

/** What the query language does for the field that it is typed in; fetched when somebody is about to type. */
export interface FieldAssist {
  /** Tells by `onChange` how what is typed at the caret can be completed. */
  readonly Completer: ComponentType<{ readonly text: string; readonly caret: number; readonly capabilities: Capabilities; readonly onChange: (completions: readonly QueryCompletion[]) => void }>
  /** Says by `onChange` what there is to begin with while nothing is typed. */
  readonly Starts: ComponentType<{ readonly capabilities: Capabilities; readonly onChange: (starts: readonly FieldStart[]) => void }>
  /** The text with the names of fields marked, drawn over the field's own. */
  readonly Marked: ComponentType<{ readonly text: string }>
  /** Where a hit is seen, with what was found. */
  readonly addressOf: (hit: SearchHit) => string
}
