import { type ActorRefFrom, assign, setup } from 'xstate'
import type { ResourceType } from '../../../domain/access/modules.ts'
import { cellKey } from '../../../domain/metadata/valueCell.ts'
import type { EventStream } from '../../notifications/EventStream.ts'
import type { ValueRevision } from '../../../domain/metadata/assetMetadata.ts'
import type { ServerEvent } from '../../notifications/ServerEvent.ts'
import { listenToServerEvents, type ServerEventReceived } from '../../notifications/serverEvents.ts'

/** What a revision is to the table: one's own or shown already; being saved by oneself just now; another's. */
export type RevisionStatus = 'known' | 'underWay' | 'new'

export interface News {
  readonly assetIds: ReadonlySet<string>
  readonly isMoved: boolean
}

interface TableNewsPorts {
  readonly events: EventStream
  /** The module whose rows are shown; undefined: none. */
  readonly shownType: () => ResourceType | undefined
  readonly revisionStatusOf: (value: ValueRevision) => RevisionStatus
  /** Rows are sorted or filtered by it, so that they may stand elsewhere. */
  readonly isOrderedBy: (attributeId: string) => boolean
  /** Others changed what is shown. */
  readonly changed: (news: News) => void
  /** Templates changed, or one's part in them. */
  readonly templatesChanged: () => void
}

interface TableNewsContext {
  /** By cell, the newest. */
  readonly values: ReadonlyMap<string, ValueRevision>
  readonly isMoved: boolean
  readonly assetIds: ReadonlySet<string>
}

const NOTHING: TableNewsContext = { values: new Map(), isMoved: false, assetIds: new Set() }

/** Milliseconds in which what follows one upon the other becomes one reading. */
const PAUSE = 400

const typeOf = (serverEvent: ServerEvent): ResourceType | undefined => ('type' in serverEvent ? serverEvent.type : undefined)
const MOVING: readonly ServerEvent['kind'][] = ['contents.changed', 'library.changed', 'trash.changed', 'stream.reopened']

const withEvent = ({ values, isMoved, assetIds }: TableNewsContext, serverEvent: ServerEvent): TableNewsContext => {
  const named = serverEvent.kind === 'asset.changed' || serverEvent.kind === 'library.changed' ? serverEvent.values : undefined
  if (named !== undefined) return { values: new Map([...values, ...named.map((one) => [cellKey(one), one] as const)]), isMoved, assetIds }
  if (serverEvent.kind === 'asset.changed') return { values, isMoved, assetIds: new Set([...assetIds, serverEvent.assetId]) }
  return { values, isMoved: isMoved || MOVING.includes(serverEvent.kind), assetIds }
}

/** What other people change of what the table shows: gathered for a moment, and read again where it is not one's own. */
export const createTableNewsMachine = ({ events, shownType, revisionStatusOf, isOrderedBy, changed, templatesChanged }: TableNewsPorts) =>
  setup({
    types: { context: {} as TableNewsContext, events: {} as ServerEventReceived },
    actors: { listening: listenToServerEvents(events) },
    delays: { pause: PAUSE },
    guards: {
      concerns: ({ event: { serverEvent } }) => {
        const type = shownType()
        return type !== undefined && (typeOf(serverEvent) === type || serverEvent.kind === 'trash.changed' || serverEvent.kind === 'stream.reopened')
      },
      isReopened: ({ event: { serverEvent } }) => serverEvent.kind === 'stream.reopened',
      isOfTemplates: ({ event: { serverEvent } }) => serverEvent.kind === 'templates.changed',
      isUnderWay: ({ context }) => [...context.values.values()].some((value) => revisionStatusOf(value) === 'underWay'),
    },
    actions: {
      coalesce: assign(({ context, event }) => withEvent(context, event.serverEvent)),
      reopen: templatesChanged,
      announce: ({ context: { values, isMoved, assetIds } }) => {
        const others = [...values.values()].filter((value) => revisionStatusOf(value) === 'new')
        const all = new Set([...assetIds, ...others.map(({ assetId }) => assetId)])
        if (isMoved || all.size > 0) changed({ assetIds: all, isMoved: isMoved || others.some(({ attributeId }) => isOrderedBy(attributeId)) })
      },
      forget: assign(NOTHING),
    },
  }).createMachine({
    id: 'tableNews',
    context: NOTHING,
    invoke: { src: 'listening' },
    initial: 'quiet',
    states: {
      quiet: {
        description: 'What is shown is as new as is known.',
        on: { serverEvent: [{ guard: 'isReopened', target: 'coalescing', actions: ['reopen', 'coalesce'] }, { guard: 'isOfTemplates', actions: 'reopen' }, { guard: 'concerns', target: 'coalescing', actions: 'coalesce' }] },
      },
      coalescing: {
        description: 'Something has changed; what else does is waited for, and the answer to what is being saved.',
        on: { serverEvent: [{ guard: 'isReopened', actions: ['reopen', 'coalesce'] }, { guard: 'isOfTemplates', actions: 'reopen' }, { guard: 'concerns', actions: 'coalesce' }] },
        after: { pause: [{ guard: 'isUnderWay', target: 'coalescing', reenter: true }, { target: 'quiet', actions: ['announce', 'forget'] }] },
      },
    },
  })

export type TableNewsActor = ActorRefFrom<ReturnType<typeof createTableNewsMachine>>
