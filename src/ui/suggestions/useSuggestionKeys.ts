import { isPressed } from '../../domain/preferences/shortcuts.ts'
import { SUGGESTION_SHORTCUTS } from '../../domain/suggestions/shortcuts.ts'
import { usePageKey } from '../kit/usePageKey.ts'

interface SuggestionKeys {
  /** Whether keys of a single letter are heard; arrows always are, within the list. */
  readonly letters: boolean
  readonly onStep: (by: 1 | -1) => void
  readonly onAccept: () => void
  readonly onRefuse: () => void
  readonly onChange: () => void
  readonly onUndo: () => void
}

/** Arrows in the list, J and K from suggestion to suggestion; letters decide the one that is looked at. */
export const useSuggestionKeys = ({ letters, onStep, onAccept, onRefuse, onChange, onUndo }: SuggestionKeys): void => {
  usePageKey((event) => {
    const isInList = event.target instanceof HTMLElement && event.target.closest('[data-suggestion]') !== null
    const act = (): (() => void) | undefined => {
      if (isInList && event.key === 'ArrowDown') return () => onStep(1)
      if (isInList && event.key === 'ArrowUp') return () => onStep(-1)
      if (!letters) return undefined
      const ways = { next: () => onStep(1), previous: () => onStep(-1), accept: onAccept, refuse: onRefuse, change: onChange, undo: onUndo }
      const name = (Object.keys(ways) as (keyof typeof ways)[]).find((one) => isPressed(SUGGESTION_SHORTCUTS[one], event))
      return name && ways[name]
    }
    const acting = act()
    if (acting === undefined || document.querySelector('[role=dialog]') !== null) return
    event.preventDefault()
    acting()
  })
}
