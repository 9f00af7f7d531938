import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import { dayOf, dayProblem, type PublicationDraft } from '../../domain/publishing/embargo.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { publishedNotice } from './publishedNotices.ts'
import { planAll, publishAll, type Meant, type PublishedAll } from './publishingAll.ts'
import type { PublicationPlan, PublishingGateway, SelectedPublishFailure } from './PublishingGateway.ts'

interface PublishContext {
  readonly meant: Meant
  readonly plan: PublicationPlan | undefined
  readonly draft: PublicationDraft
  /** At the day. */
  readonly problem: Problem | undefined
  readonly failure: SelectedPublishFailure | undefined
}

type PublishEvent =
  | ({ type: 'publish.open' } & Meant)
  | { type: 'draft.changed'; draft: Partial<PublicationDraft> }
  | { type: 'confirm' }
  | { type: 'retry' }
  | { type: 'cancel' }

interface Ports {
  readonly publishing: PublishingGateway
  readonly notify: Notify
}

const AT_ONCE: PublicationDraft = { when: 'now', day: '', makesReady: true }

const draftOf = ({ until }: PublicationPlan): PublicationDraft => (until === null ? AT_ONCE : { ...AT_ONCE, when: 'later', day: formatCalendarDate(until) })

/** Publishing folders and assets to the portal: at once, or from a day on. */
export const createPublishMachine = ({ publishing, notify }: Ports) =>
  setup({
    types: { context: {} as PublishContext, events: {} as PublishEvent, tags: {} as 'open' | 'busy' },
    actors: {
      planning: fromPromise(({ input, signal }: { input: PublishContext; signal: AbortSignal }) => planAll(publishing, input.meant, signal)),
      publishing: fromPromise(({ input: { meant, draft, plan }, signal }: { input: PublishContext; signal: AbortSignal }) =>
        publishAll(publishing, meant, { until: dayOf(draft), webReady: draft.makesReady && (plan?.notReady ?? 0) > 0 }, signal),
      ),
    },
    guards: { isValid: ({ context }) => dayProblem(context.draft) === undefined },
    actions: {
      begin: assign(({ event }) => (event.type === 'publish.open' ? { meant: { items: event.items, selected: event.selected }, plan: undefined, draft: AT_ONCE, problem: undefined, failure: undefined } : {})),
      keepPlan: assign((_, plan: PublicationPlan | undefined) => (plan === undefined ? {} : { plan, draft: draftOf(plan), failure: undefined })),
      keepFailure: assign((_, failure: SelectedPublishFailure | undefined) => ({ failure })),
      change: assign(({ context, event }) => {
        if (event.type !== 'draft.changed') return {}
        const draft = { ...context.draft, ...event.draft }
        return { draft, problem: context.problem && dayProblem(draft), failure: undefined }
      }),
      findProblem: assign({ problem: ({ context }) => dayProblem(context.draft) }),
      notify: ({ context: { meant, draft } }, outcome: PublishedAll | undefined) => {
        if (outcome !== undefined) notify(publishedNotice({ publishing, notify }, meant, dayOf(draft), outcome))
      },
    },
  }).createMachine({
    id: 'publish',
    context: { meant: { items: [] }, plan: undefined, draft: AT_ONCE, problem: undefined, failure: undefined },
    initial: 'closed',
    on: { 'publish.open': { target: '.planning', actions: 'begin' } },
    states: {
      closed: { description: 'Nothing is to be published.' },
      planning: {
        description: 'When the things are on the portal now is being read.',
        tags: 'open',
        invoke: {
          src: 'planning',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'choosing', actions: { type: 'keepPlan', params: ({ event }) => valueOf(event.output) } },
            { guard: ({ event }) => failedWith(event.output, 'PUBLICATION_RESTRICTED'), target: 'refused' },
            { target: 'unread', actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: { cancel: 'closed' },
      },
      choosing: {
        description: 'The person says when, with what else decides beside it.',
        tags: 'open',
        on: {
          'draft.changed': { actions: 'change' },
          confirm: [{ guard: 'isValid', target: 'publishing' }, { actions: 'findProblem' }],
          cancel: 'closed',
        },
      },
      publishing: {
        description: 'It is being published.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'publishing',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'closed', actions: { type: 'notify', params: ({ event }) => valueOf(event.output) } },
            { guard: ({ event }) => failedWith(event.output, 'PUBLICATION_RESTRICTED'), target: 'refused' },
            { target: 'choosing', actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'What is restricted from publication is never on the portal; the reason is shown.', tags: 'open', on: { cancel: 'closed' } },
      unread: { description: 'It could not be read.', tags: 'open', on: { retry: 'planning', cancel: 'closed' } },
    },
  })

type PublishMachine = ReturnType<typeof createPublishMachine>
export type PublishActor = ActorRefFrom<PublishMachine>
