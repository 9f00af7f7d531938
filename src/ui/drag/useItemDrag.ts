import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstActors } from '../../application/actors.ts'
import { putInto, putProblem, type ClipboardContent } from '../../application/move-copy/clipboardContent.ts'
import { targetMeant } from '../../application/actions/currentTarget.ts'
import { namedIn, clipboardContent, type ActionTarget } from '../../application/actions/targets.ts'
import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { losesMoved } from '../../application/selection/selectableRows.ts'
import type { Reader } from '../access/useReader.ts'
import { spotOf } from '../actions/spotOf.ts'
import { useLibraryActions } from '../actions/useLibraryActions.tsx'
import { type DropTarget, dropTargetAt } from './dropTargets.ts'
import { HeldDoor, TIMEOUT } from './HeldDoor.ts'
import { scrollNear } from './scrollNear.ts'

export interface ItemDragProps {
  readonly actors: Pick<FirstActors, 'folder' | 'selection' | 'files' | 'tree' | 'capabilities'>
  readonly reader: Reader
}

interface Drag {
  readonly dragged: ActionTarget
  readonly may: { readonly move: boolean; readonly copy: boolean }
  target: DropTarget | undefined
  timer: number
}

const KIND = 'application/x-vitrine-items'

const isOurs = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes(KIND) === true

const actionOf = ({ may }: Drag, event: DragEvent): ClipboardContent['action'] => ((event.altKey || event.ctrlKey || !may.move) && may.copy ? 'copy' : 'move')

/**
 * Dragging what is listed, or all that is selected, onto folders: moved, or with Alt or Ctrl copied. Where the rules of the tree forbid it,
 * the drop is refused before it happens, and says why. Files from outside are `useFileDrop`'s.
 */
export const useItemDrag = ({ actors, reader }: ItemDragProps) => {
  const { folder, selection, tree, capabilities } = actors
  const { t } = useTranslation()
  const actionsOf = useLibraryActions(actors, reader)
  const drag = useRef<Drag>(undefined)
  const [door] = useState(() => new HeldDoor())
  const byTouch = useRef(false)
  const picture = useRef<HTMLDivElement>(null)
  const [announced, setAnnounced] = useState<string>()

  const leave = () => {
    window.clearTimeout(drag.current?.timer)
    drag.current?.target?.element.removeAttribute('data-drop')
    if (drag.current !== undefined) drag.current.target = undefined
    setAnnounced(undefined)
  }
  const ended = () => {
    leave()
    door.shut()
    drag.current = undefined
  }
  const contentOf = (held: Drag, event: DragEvent): ClipboardContent => {
    const { place, contents } = folder.getSnapshot().context
    return clipboardContent(actionOf(held, event), held.dragged, place, contents?.folder ?? null)
  }

  const begun = useEffectEvent((event: DragEvent) => {
    // The element of the drag before may have gone, and with it the word that it ended.
    ended()
    const spot = spotOf(event.target)
    if (spot === undefined || event.dataTransfer === null) return
    const dragged = targetMeant(folder.getSnapshot(), selection.getSnapshot(), spot)
    const allowed = (dragged === undefined ? [] : actionsOf(dragged)).filter(({ refusal }) => refusal === undefined).map(({ id }) => id)
    const may = { move: allowed.includes('move'), copy: allowed.includes('copy') }
    // A long press of a finger selects.
    if (dragged === undefined || byTouch.current || !(may.move || may.copy)) return event.preventDefault()
    drag.current = { dragged, may, target: undefined, timer: 0 }
    const { count, name = '' } = contentOf(drag.current, event)
    event.dataTransfer.clearData()
    event.dataTransfer.setData(KIND, '')
    event.dataTransfer.effectAllowed = may.move && may.copy ? 'copyMove' : may.move ? 'move' : 'copy'
    if (picture.current === null) return
    picture.current.textContent = count === 1 ? name : t('drag.count', { count })
    event.dataTransfer.setDragImage(picture.current, -12, -12)
  })

  const over = useEffectEvent((event: DragEvent) => {
    const held = drag.current
    if (held === undefined || event.dataTransfer === null || !isOurs(event)) return
    scrollNear(event.target, event.clientY)
    door.meet(event.target)
    const target = dropTargetAt(event.target, { folder: folder.getSnapshot(), tree: tree.getSnapshot().context, moduleName: (type) => t(`shell.modules.${type}`) })
    if (target?.element !== held.target?.element) {
      leave()
      held.target = target
      const branch = target?.branch
      if (branch !== undefined) held.timer = window.setTimeout(() => tree.send({ type: 'node.toggled', folderId: branch }), TIMEOUT)
    }
    if (target === undefined) return
    const content = contentOf(held, event)
    const problem = putProblem(content, target.destination)
    target.element.dataset['drop'] = problem === undefined ? 'accepts' : 'refuses'
    const text = problem === undefined ? t(`drag.${content.action}`, { count: content.count, folder: target.destination.name }) : t(`failure.${problem}`)
    if (text !== announced) setAnnounced(text)
    if (problem !== undefined) return
    event.preventDefault()
    event.dataTransfer.dropEffect = content.action
  })

  const put = async (content: ClipboardContent, { destination }: DropTarget, dragged: ActionTarget) => {
    const isDone = await putInto((await capabilities.load(MOVE_COPY)).moveCopy, content, destination)
    if (!isDone) return
    if (dragged.subject === 'selection') selection.send({ type: 'cleared' })
    else if (content.action === 'move' && losesMoved(selection.getSnapshot().context.shown)) selection.send({ type: 'items.left', ids: namedIn(dragged).map(({ id }) => id) })
  }
  const dropped = useEffectEvent((event: DragEvent) => {
    const held = drag.current
    const target = held?.target
    if (held === undefined || target === undefined || !isOurs(event)) return
    event.preventDefault()
    const content = contentOf(held, event)
    if (putProblem(content, target.destination) === undefined) void put(content, target, held.dragged)
    ended()
  })

  const finished = useEffectEvent(ended)

  useEffect(() => {
    const listeners = {
      dragstart: (event: DragEvent) => begun(event),
      dragover: (event: DragEvent) => over(event),
      drop: (event: DragEvent) => dropped(event),
      dragend: () => finished(),
      pointerdown: ({ pointerType }: PointerEvent) => {
        byTouch.current = pointerType !== 'mouse'
      },
    }
    const entries = Object.entries(listeners) as [string, EventListener][]
    entries.forEach(([type, listener]) => document.addEventListener(type, listener))
    return () => entries.forEach(([type, listener]) => document.removeEventListener(type, listener))
  }, [])

  return { announced, picture }
}
