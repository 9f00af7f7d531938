import { fromCallback } from 'xstate'
import type { SessionPorts } from './Session.ts'
import type { SessionEvent } from './sessionEvents.ts'

/** Turns what other tabs tell into the session's events. */
export const listeningToOtherTabs = ({ channel }: SessionPorts) =>
  fromCallback<SessionEvent>(({ sendBack }) =>
    channel.listen((news) => {
      if (news.kind === 'opened') sendBack({ type: 'elsewhere.opened' })
      if (news.kind === 'rotated') sendBack({ type: 'elsewhere.rotated', sessionId: news.sessionId, tokens: news.tokens })
      if (news.kind === 'ended') sendBack({ type: 'elsewhere.ended', sessionId: news.sessionId, refusal: news.refusal })
    }),
  )
