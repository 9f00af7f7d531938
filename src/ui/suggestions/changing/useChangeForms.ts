import { useState } from 'react'

/** The forms in which suggestions are accepted as something else, by suggestion. */
export interface ChangeForms {
  /** Those that are open. */
  readonly ids: readonly string[]
  readonly isOpen: (id: string) => boolean
  /** Whether it was opened last, so that the focus goes there. */
  readonly isLatest: (id: string) => boolean
  /** What was typed into it; undefined: nothing yet. */
  readonly typedIn: (id: string) => string | undefined
  readonly onType: (id: string, text: string) => void
  readonly open: (id: string) => void
  readonly giveUp: (id: string) => void
  /** Something is decided: what comes back from that takes the focus from nobody. */
  readonly leave: () => void
}

/** What was typed stays until the suggestion is decided (`gone`) or the change given up: where a decision fails, its form is there again as it was sent. */
export const useChangeForms = (gone: readonly string[]): ChangeForms => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [latest, setLatest] = useState<string>()
  // Nothing that is shown depends on it but the form itself.
  const [texts] = useState(() => new Map<string, string>())
  const close = (ids: readonly string[]) => setOpened(new Set([...opened].filter((id) => !ids.includes(id))))
  if (gone.some((id) => opened.has(id))) close(gone)
  return {
    ids: [...opened],
    isOpen: (id) => opened.has(id),
    isLatest: (id) => id === latest,
    typedIn: (id) => texts.get(id),
    onType: (id, text) => texts.set(id, text),
    open: (id) => {
      if (!opened.has(id)) texts.delete(id)
      setOpened(new Set([...opened, id]))
      setLatest(id)
    },
    giveUp: (id) => close([id]),
    leave: () => setLatest(undefined),
  }
}
