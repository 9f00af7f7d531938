import { isPressed } from '../../domain/preferences/shortcuts.ts'
import { usePageKey } from '../kit/usePageKey.ts'

/** The letters of what can be done with a group. */
export const GROUP_KEYS = { merge: 'M', separate: 'N' } as const

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
      if (isPressed('ArrowDown', event) && !isRadio) return onNext
      if (isPressed('ArrowUp', event) && !isRadio) return onPrevious
      if (!letters) return undefined
      if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) return () => onKeep(Number(event.key) - 1)
      if (isPressed(GROUP_KEYS.merge, event)) return onMerge
      return isPressed(GROUP_KEYS.separate, event) ? onSeparate : undefined
    }
    const acting = act()
    if (acting === undefined || document.querySelector('[role=dialog]') !== null) return
    event.preventDefault()
    acting()
  })
}
