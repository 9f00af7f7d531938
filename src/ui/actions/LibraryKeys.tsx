import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useOutletContext } from 'react-router'
import { isSameTarget, targetMeant, openTarget } from '../../application/actions/currentTarget.ts'
import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { ACTIONS, respondsToShortcut } from '../../domain/actions/actions.ts'
import { isPressed, isSingleCharacter } from '../../domain/preferences/shortcuts.ts'
import type { Reader } from '../access/useReader.ts'
import { usePageKey } from '../kit/usePageKey.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { takeAhead } from '../page/takeAhead.ts'
import { spotOf } from './spotOf.ts'
import type { LibraryActors } from './starts.ts'
import { type OfferedAction, useLibraryActions } from './useLibraryActions.tsx'

interface LibraryKeysProps {
  readonly actors: LibraryActors
  readonly reader: Reader
}

/** Text that is marked is copied by the browser. */
const isTextMarked = (): boolean => window.getSelection()?.isCollapsed === false

/** The list itself hears Enter, and follows links. */
const isElsewhere = ({ id }: OfferedAction): boolean => id === 'open'

/** The keys of the open list: each starts the action that the table gives it, for what is selected or focused, or for the open folder. */
export const LibraryKeys = ({ actors, reader }: LibraryKeysProps) => {
  const { folder, selection, capabilities } = actors
  const actionsOf = useLibraryActions(actors, reader)
  const { entry, ahead } = useOutletContext<ScreenProps | undefined>() ?? {}
  const letters = useSelector(entry?.preferences, (snapshot) => snapshot?.context.letters ?? true)
  /** Answers `early` where it has to be heard again: what was just copied or cut is still on its way to the clipboard. */
  const handle = useEffectEvent((event: KeyboardEvent): 'early' | undefined => {
    if (event.repeat) return
    const means = (shortcut: string) => isPressed(shortcut, event) && (letters || !isSingleCharacter(shortcut))
    if (!ACTIONS.some(({ shortcuts = [] }) => shortcuts.some(means))) return
    const clipboard = capabilities.now(MOVE_COPY)?.clipboard
    const isAwaited = clipboard === undefined && capabilities.isAwaited(MOVE_COPY)
    if (event.key === 'Escape' && isAwaited) return 'early'
    if (event.key === 'Escape' && clipboard?.getSnapshot().matches('cut')) {
      clipboard.send({ type: 'cleared' })
      return
    }
    const meant = targetMeant(folder.getSnapshot(), selection.getSnapshot(), spotOf(event.target))
    const open = openTarget(folder.getSnapshot(), selection.getSnapshot())
    const action = [...(meant === undefined ? [] : [meant]), open]
      .flatMap((target) => actionsOf(target).filter((offered) => respondsToShortcut(offered.rule, target.subject)))
      .find((offered) => !isElsewhere(offered) && offered.shortcuts.some(means))
    if (action === undefined || ((action.id === 'copyToClipboard' || action.id === 'cut') && isTextMarked())) return
    if (action.id === 'paste' && isAwaited) {
      event.preventDefault()
      return 'early'
    }
    // With nothing to paste, the key stays the browser's: files can be on its own clipboard.
    if (action.id === 'paste' && clipboard?.getSnapshot().matches('empty') !== false) return
    event.preventDefault()
    if (action.refusal === undefined) action.start()
    else entry?.notifications.send({ type: 'notify', notification: { kind: 'failure', text: 'actions.refused', values: { action: action.label, reason: action.refusal } } })
  })
  const handleOrWait = useEffectEvent((event: KeyboardEvent) => {
    if (handle(event) === 'early') void capabilities.load(MOVE_COPY).then(() => requestAnimationFrame(() => handle(event)), () => undefined)
  })
  const begin = useEffectEvent(() => {
    const early = ahead && takeAhead(ahead, 'library')
    const now = { selection: selection.getSnapshot(), rows: folder.getSnapshot().children.window?.getSnapshot() }
    if (early !== undefined && isSameTarget(early, now, spotOf(early.event.target))) handleOrWait(early.event)
  })
  useEffect(() => begin(), [])
  usePageKey((event) => {
    ahead?.splice(0)
    handleOrWait(event)
  })
  return null
}
