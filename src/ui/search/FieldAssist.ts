import type { ComponentType } from 'react'
import type { Capabilities } from '../../application/capabilities/capability.ts'

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

/** What the query language does for the field that it is typed in; fetched when somebody is about to type. */
export interface FieldAssist {
  /** Tells by `onChange` how what is typed at the caret can be completed. */
  readonly Completer: ComponentType<{ readonly text: string; readonly caret: number; readonly capabilities: Capabilities; readonly onChange: (completions: readonly QueryCompletion[]) => void }>
  /** The text with the names of fields marked, drawn over the field's own. */
  readonly Marked: ComponentType<{ readonly text: string }>
}
