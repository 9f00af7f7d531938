import * as Result from 'effect/Result'
import type { FastifyReply } from 'fastify'
import { can } from '../../src/domain/rights/can.ts'
import type { Viewer } from '../access/viewer.ts'
import { restrictionOn } from '../access/scope.ts'
import { refuse } from '../http/refuse.ts'
import { streamRoute, type Route, type Visit } from '../http/route.ts'
import type { EventHub } from './EventHub.ts'
import type { ServerEvent } from './serverEvent.ts'

/** Milliseconds between signs of life, each with a look whether the session still holds. */
const HEARTBEAT = 15_000

/** Milliseconds in which it may still be heard that the session has ended, before the stream closes for what could not be looked up. */
const LAST_WORDS = 1_000

/** Bytes that may wait for a slow reader; beyond them the stream closes, and the reader comes again. */
const MOST_WAITING = 256 * 1024

const mayReceive = ({ modules, permissions }: Viewer, serverEvent: ServerEvent): boolean => {
  if (serverEvent.kind === 'accounts.changed') return can(permissions, 'receiveUserEvents')
  if (serverEvent.kind === 'trash.changed') return can(permissions, 'viewInTrash')
  if (serverEvent.kind === 'suggestions.changed' && !can(permissions, 'reviewSuggestions')) return false
  return !('type' in serverEvent) || (modules.includes(serverEvent.type) && can(permissions, 'view'))
}

/** What a fact tells of, where that may be restricted for somebody. */
const subjectOf = (serverEvent: ServerEvent) => {
  if (serverEvent.kind === 'suggestions.changed') return serverEvent.assetId === null ? undefined : ({ kind: 'asset', id: serverEvent.assetId } as const)
  if (serverEvent.kind === 'asset.changed' || serverEvent.kind === 'ocr.changed') return { kind: 'asset', id: serverEvent.assetId } as const
  return serverEvent.kind === 'contents.changed' && serverEvent.folderId !== null ? ({ kind: 'folder', id: serverEvent.folderId } as const) : undefined
}

/** Facts in their order, for a viewer with restrictions: each is told once it is known that they see what it is about. Where that cannot be known any more, `lose` is called, and nothing is told. */
const seenOnly = ({ viewer, inTenant }: Visit, send: (serverEvent: ServerEvent) => void, lose: () => void): ((serverEvent: ServerEvent) => void) => {
  let before = Promise.resolve()
  return (serverEvent) => {
    before = before
      .then(() => inTenant((tenant) => restrictionOn(tenant, viewer, subjectOf(serverEvent))))
      .then((restricted) => (restricted === undefined ? send(serverEvent) : undefined))
    before.catch(lose)
  }
}

const write = (reply: FastifyReply, text: string): boolean => {
  reply.raw.write(text)
  return reply.raw.writableLength <= MOST_WAITING
}

const stream = (hub: EventHub, visit: Visit, reply: FastifyReply): void => {
  const { viewer, inTenant } = visit
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Readonly<Record<string, string>>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const send = (serverEvent: ServerEvent): void => {
    if (!write(reply, `data: ${JSON.stringify(serverEvent)}\n\n`)) reply.raw.destroy()
  }
  // The browser comes again, and reads anew what it missed.
  let losing: NodeJS.Timeout | undefined
  const lose = (): void => {
    losing ??= setTimeout(() => reply.raw.end(), LAST_WORDS)
  }
  const receive = viewer.restricted ? seenOnly(visit, send, lose) : send
  const leave = hub.join({
    sessionId: viewer.sessionId,
    userId: viewer.userId,
    organizationId: viewer.organization.id,
    receive: (serverEvent) => {
      if (mayReceive(viewer, serverEvent)) receive(serverEvent)
    },
    end: (reason) => {
      if (reason === 'ended') send({ kind: 'session.ended' })
      reply.raw.end()
    },
  })
  const beat = setInterval(() => {
    // A session, role or right that changed since: the browser comes again with what holds now.
    inTenant(async () => undefined).then(
      () => (write(reply, ': \n\n') ? undefined : reply.raw.destroy()),
      () => reply.raw.end(),
    )
  }, HEARTBEAT)
  reply.raw.on('error', () => undefined)
  reply.raw.on('close', () => {
    clearInterval(beat)
    clearTimeout(losing)
    leave()
  })
  // The first bytes at once: the browser knows that the stream is open.
  write(reply, 'retry: 1000\n: \n\n')
}

/** What happens in the organization, told to an open browser as it happens. */
export const eventRoutes = (hub: EventHub): readonly Route[] => [
  streamRoute<void>({
    method: 'GET',
    path: '/v1/s/:sessionId/events',
    summary: 'What changes, as server-sent events',
    authorisation: 'cookie',
    action: 'receiveEvents',
    look: async () => Result.succeed(undefined),
    answer: async (_, visit, __, reply) => {
      if (hub.hasRoom(visit.viewer)) stream(hub, visit, reply)
      else await refuse(reply, { code: 'RATE_LIMITED', retryAfter: HEARTBEAT / 1000 })
    },
  }),
]
