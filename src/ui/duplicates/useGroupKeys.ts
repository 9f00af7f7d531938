import { DUPLICATE_SHORTCUTS } from '../../domain/duplicates/shortcuts.ts'
import { isPressed } from '../../domain/preferences/shortcuts.ts'
import { usePageKey } from '../kit/usePageKey.ts'

interface GroupKeys {
  readonly letters: boolean
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** Keeps the asset at this place. */
  readonly onKeep: (at: number) => void
  readonly onMerge: (() => void) | undefined
  readonly onSeparate: (() => void) | undefined
}

/** Arrows go from group to group, digits say which one is kept, letters do something with the group. */
export const useGroupKeys = ({ letters, onNext, onPrevious, onKeep, onMerge, onSeparate }: GroupKeys): void => {
  usePageKey((event) => {
    // Arrows within a group of radio buttons choose one of them.
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio'
    const act = (): (() => void) | undefined => {
      if (isPressed(DUPLICATE_SHORTCUTS.next, event) && !isRadio) return onNext
      if (isPressed(DUPLICATE_SHORTCUTS.previous, event) && !isRadio) return onPrevious
      if (!letters) return undefined
      const kept = DUPLICATE_SHORTCUTS.keep.findIndex((digit) => isPressed(digit, event))
      if (kept >= 0) return () => onKeep(kept)
      if (isPressed(DUPLICATE_SHORTCUTS.merge, event)) return onMerge
      return isPressed(DUPLICATE_SHORTCUTS.notSame, event) ? onSeparate : undefined
    }
    const acting = act()
    if (acting === undefined || document.querySelector('[role=dialog]') !== null) return
    event.preventDefault()
    acting()
  })
}
