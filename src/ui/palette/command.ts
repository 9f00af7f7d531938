import type { ReactNode } from 'react'

export const COMMAND_GROUPS = ['actions', 'recent', 'pages', 'saved', 'searched', 'templates', 'found'] as const
type CommandGroup = (typeof COMMAND_GROUPS)[number]

/** Something that the palette offers. */
export interface Command {
  readonly id: string
  readonly group: CommandGroup
  readonly label: string
  /** What it is about. */
  readonly detail?: string
  readonly icon?: ReactNode
  /** Stands for icon and label. */
  readonly content?: ReactNode
  readonly shortcut?: string
  /** Why it cannot be done: it is shown, and does nothing. */
  readonly refusal?: string | undefined
  readonly run: () => void
}
