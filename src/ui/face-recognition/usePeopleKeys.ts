import { FACE_SHORTCUTS } from '../../domain/face-recognition/shortcuts.ts'
import { isPressed } from '../../domain/preferences/shortcuts.ts'
import { usePageKey } from '../kit/usePageKey.ts'

interface PeopleKeys {
  readonly letters: boolean
  /** Undefined: what the key is meant for takes no name. */
  readonly onName: (() => void) | undefined
  readonly onIgnore: () => void
  readonly onMerge: (() => void) | undefined
}

/** Letters do something with those that are picked, or with who has the tab stop. */
export const usePeopleKeys = ({ letters, onName, onIgnore, onMerge }: PeopleKeys): void => {
  usePageKey((event) => {
    if (!letters || document.querySelector('[role=dialog]') !== null) return
    const act = isPressed(FACE_SHORTCUTS.name, event) ? onName : isPressed(FACE_SHORTCUTS.ignore, event) ? onIgnore : isPressed(FACE_SHORTCUTS.merge, event) ? onMerge : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  })
}
