import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { actedOn, type ActionContext, namedIn, type ActionTarget } from '../../application/actions/targets.ts'
import { MOVE_COPY } from '../../application/move-copy/moveCopyActors.ts'
import { type Judged, judgedActions, OBSTACLE_LIMITS, type Obstacle, OWN_OBSTACLES } from '../../domain/actions/actionAvailability.ts'
import type { ActionGroup, ActionId, LibraryAction } from '../../domain/actions/actions.ts'
import type { Reason } from '../../domain/access/reason.ts'
import type { Shortcut } from '../../domain/preferences/shortcuts.ts'
import type { TFunction } from 'i18next'
import { reasonText } from '../access/reasonText.ts'
import type { Reader } from '../access/useReader.ts'
import { useCapability } from '../page/useCapability.ts'
import { FROM_LIST } from '../addresses/library.ts'
import { addressOf } from './addressOf.ts'
import { ACTION_ICONS } from './icons.ts'
import { isStarted, type LibraryActors, STARTS } from './starts.ts'

/** An action as it is offered to one person for one thing, wherever that is. */
export interface OfferedAction {
  readonly id: ActionId
  readonly rule: LibraryAction
  readonly group: ActionGroup
  readonly label: string
  readonly icon: ReactNode
  readonly tone: 'plain' | 'publish'
  readonly shortcuts: readonly Shortcut[]
  /** Why it cannot be done, in words and as data; undefined where it can. */
  readonly refusal: string | undefined
  readonly reasons: readonly Reason[]
  /** Where it leads, where it is a link. */
  readonly to: string | undefined
  /** What the history keeps with the page that it leads to. */
  readonly state: typeof FROM_LIST | undefined
  /** The name of the file that the link saves. */
  readonly download: string | undefined
  readonly start: () => void
}

const isOwn = (obstacle: Obstacle): obstacle is (typeof OWN_OBSTACLES)[number] => OWN_OBSTACLES.some((one) => one === obstacle)

const refusalText = (t: TFunction, { availability }: Judged, role: string): string | undefined => {
  if (availability.tag === 'allowed') return undefined
  const { reasons, obstacle } = availability
  if (reasons.length > 0) return [...new Set(reasons.map((reason) => reasonText(t, reason, role)))].join(' ')
  if (obstacle === undefined) return undefined
  return isOwn(obstacle) ? t(`actions.obstacle.${obstacle}`, { limit: OBSTACLE_LIMITS[obstacle] ?? 0 }) : t(`failure.${obstacle}`)
}

const openContext = ({ folder }: LibraryActors): ActionContext => {
  const { place, contents } = folder.getSnapshot().context
  return { place, here: contents?.folder ?? null }
}

/** What can be done with a target in the open list, or in the context that is given, for whoever looks: the one source of toolbars, menus, palette and shortcuts. */
export const useLibraryActions = (actors: LibraryActors, reader: Reader) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const clipboard = useCapability(actors.capabilities, MOVE_COPY)?.clipboard
  const content = useSelector(clipboard, (snapshot) => snapshot?.context.content)
  return (target: ActionTarget, actionContext: ActionContext = openContext(actors)): readonly OfferedAction[] => {
    const acted = actedOn(target, actionContext, content)
    const moduleName = t(`shell.modules.${actionContext.place.resourceType}`)
    return judgedActions(reader, acted).map((judged) => {
      const { id, group, shortcuts = [], availability } = judged
      const Icon = ACTION_ICONS[id]
      const to = addressOf(id, target, actionContext, actors.files)
      const state = target.subject === 'asset' ? FROM_LIST : undefined
      const start = () => {
        if (availability.tag === 'refused') return
        if (isStarted(id)) void STARTS[id]({ ...actionContext, actors, target, moduleName, go: (address) => void navigate(address) })
        else if (to !== undefined) void navigate(to, { state })
      }
      return {
        id,
        rule: judged,
        group,
        label: t(`actions.${id}`, { count: Math.max((id === 'editMany' ? acted.assets : undefined) ?? acted.count, 1) }),
        icon: <Icon size={16} aria-hidden />,
        tone: id === 'webReady' || id === 'publish' ? 'publish' : 'plain',
        shortcuts,
        refusal: refusalText(t, judged, reader.role),
        reasons: availability.tag === 'refused' ? availability.reasons : [],
        to,
        state,
        download: id === 'download' ? namedIn(target)[0]?.name : undefined,
        start,
      }
    })
  }
}
