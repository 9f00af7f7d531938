import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { shareLinkProblems, type ShareLink, type ShareLinkForm } from '../../domain/share-links/shareLink.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import { failureInForm } from '../forms/formContext.ts'
import { failedWith, failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { MadeLink, ShareLinkEditFailure, ShareLinkGateway, ShareLinkMakeFailure, ShareLinkReadFailure, ShareLinkRenewFailure } from './ShareLinkGateway.ts'
import { formOf, formOfLink, isEdited, NOTHING, rebasedForm, type ShareLinkSubject } from './shareLinkSubject.ts'

type Failed = ShareLinkMakeFailure | ShareLinkEditFailure | ShareLinkRenewFailure

interface ShareLinkContext {
  readonly subject: ShareLinkSubject | undefined
  readonly form: ShareLinkForm
  readonly problems: FieldProblems
  readonly failure: Failed | undefined
  /** What was made, with the address that is shown this once. */
  readonly made: MadeLink | undefined
  /** The link as it has become meanwhile. */
  readonly theirs: ShareLink | undefined
}

type ShareLinkEvent =
  /** `now`: by which the first day is reckoned. */
  | { type: 'link.opened'; subject: ShareLinkSubject; now: Date }
  | { type: 'link.closed' }
  | { type: 'form.changed'; changes: Partial<ShareLinkForm> }
  | { type: 'save' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  /** The address was lost: another one. */
  | { type: 'renew' }

export interface ShareLinkPorts {
  readonly shareLinks: ShareLinkGateway
  readonly notify: Notify
}

// Whoever leaves would never see the address that is being made.
const NOT_LEFT = { 'link.closed': {} } as const

const hasPhrase = (subject: ShareLinkSubject | undefined): boolean => subject?.is === 'link' && subject.link.isProtected
const problemsOf = ({ form, subject }: ShareLinkContext): FieldProblems => shareLinkProblems(form, new Date(), hasPhrase(subject))

type Saved = Result<MadeLink | ShareLink, Failed>
const withToken = (saved: MadeLink | ShareLink | undefined): MadeLink | undefined => (saved !== undefined && 'token' in saved ? saved : undefined)

/** The dialog in which something is shared by a link, and what was said of a link is changed. */
export const createShareLinkMachine = ({ shareLinks, notify }: ShareLinkPorts) =>
  setup({
    types: { context: {} as ShareLinkContext, events: {} as ShareLinkEvent, tags: {} as 'open' | 'form' | 'busy' },
    actors: {
      asking: fromPromise(({ signal }: { signal: AbortSignal }) => shareLinks.page({ of: 'own', state: 'active' }, null, signal)),
      saving: fromPromise<Saved, ShareLinkContext>(({ input: { subject, form }, signal }) => {
        if (subject === undefined) return Promise.reject(new Error('Nothing is to be shared'))
        return subject.is === 'new' ? shareLinks.make(subject.type, subject.selection, form, signal) : shareLinks.edit(subject.link, form, signal)
      }),
      comparing: fromPromise<Result<ShareLink, ShareLinkReadFailure>, ShareLinkContext>(({ input: { subject }, signal }) => shareLinks.read(subject?.is === 'link' ? subject.link.id : '', signal)),
      renewing: fromPromise<Saved, ShareLinkContext>(({ input: { subject }, signal }) => shareLinks.renew(subject?.is === 'link' ? subject.link.id : '', signal)),
    },
    guards: {
      isValid: ({ context }) => isValid(problemsOf(context)),
      /** With the address that it hands out the dialog goes: what was filled in is saved first. */
      mayRenew: ({ context: { subject, form } }) => subject?.is === 'link' && !isEdited(subject, form, new Date()),
    },
    actions: {
      change: assign(({ context: { form, problems } }, changes: Partial<ShareLinkForm>) => ({
        form: { ...form, ...changes },
        problems: withoutFields(problems, Object.keys(changes)),
        failure: undefined,
      })),
      findProblems: assign({ problems: ({ context }) => problemsOf(context), failure: undefined }),
      showFailure: assign((_, failure: Failed | undefined) => failureInForm(failure)),
      showTheirs: assign((_, theirs: ShareLink | undefined) => ({ theirs })),
      rebase: assign(({ context: { subject, form, theirs } }) =>
        theirs === undefined || subject?.is !== 'link' ? {} : { subject: { is: 'link' as const, link: theirs }, form: rebasedForm(subject.link, form, theirs), theirs: undefined },
      ),
      takeTheirs: assign(({ context: { theirs } }) => (theirs === undefined ? {} : { subject: { is: 'link' as const, link: theirs }, form: formOfLink(theirs), problems: {}, theirs: undefined })),
      keep: assign((_, made: MadeLink | undefined) => ({ made })),
      notifySaved: ({ context: { form } }) => notify({ kind: 'success', text: 'shareLinks.notices.saved', values: { title: form.title.trim() } }),
    },
  }).createMachine({
    id: 'shareLink',
    context: { subject: undefined, form: NOTHING, problems: {}, failure: undefined, made: undefined, theirs: undefined },
    initial: 'closed',
    on: {
      'link.opened': {
        target: '.asking',
        actions: assign(({ event: { subject, now } }) => ({ subject, form: formOf(subject, now), problems: {}, failure: undefined, made: undefined, theirs: undefined })),
      },
      'link.closed': { target: '.closed', actions: assign({ made: undefined, form: NOTHING }) },
    },
    states: {
      closed: { description: 'Nothing is being shared.' },
      asking: {
        description: 'Whether the organization lets its members share is being read, while the form is there.',
        tags: ['open', 'form'],
        on: { 'form.changed': { actions: { type: 'change', params: ({ event }) => event.changes } } },
        invoke: {
          src: 'asking',
          // Where that cannot be read, the server says so when it is made.
          onDone: [{ guard: ({ event }) => valueOf(event.output)?.allowed === false, target: 'barred' }, { target: 'editing' }],
        },
      },
      barred: { description: 'The organization does not let its members share with people outside.', tags: 'open' },
      editing: {
        description: 'What is said of the link is filled in.',
        tags: ['open', 'form'],
        on: {
          'form.changed': { actions: { type: 'change', params: ({ event }) => event.changes } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
          renew: { guard: 'mayRenew', target: 'renewing' },
        },
      },
      saving: {
        description: 'The link is being made, or changed.',
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => withToken(valueOf(event.output)) !== undefined, target: 'handing', actions: { type: 'keep', params: ({ event }) => withToken(valueOf(event.output)) } },
            { guard: ({ event }) => hasSucceeded(event.output), target: 'closed', actions: 'notifySaved' },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'comparing' },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: NOT_LEFT,
      },
      comparing: {
        description: 'The link has been changed meanwhile: how it is now is being read.',
        tags: ['open', 'form', 'busy'],
        invoke: { src: 'comparing', input: ({ context }) => context, onDone: answered<ShareLink, ShareLinkReadFailure>()({ target: 'stale', action: 'showTheirs' }, { target: 'refused', action: 'showFailure' }) },
        on: NOT_LEFT,
      },
      stale: {
        description: 'How it is now is known; mine is saved over it or given up.',
        tags: 'open',
        on: { 'mine.keep': { target: 'saving', actions: 'rebase' }, 'theirs.take': { target: 'editing', actions: 'takeTheirs' } },
      },
      renewing: {
        description: 'The link gets another address.',
        tags: ['open', 'form', 'busy'],
        invoke: {
          src: 'renewing',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasSucceeded(event.output), target: 'handing', actions: { type: 'keep', params: ({ event }) => withToken(valueOf(event.output)) } },
            { target: 'refused', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
        on: NOT_LEFT,
      },
      refused: {
        description: 'It was not done; what was filled in is still there.',
        tags: ['open', 'form'],
        on: {
          'form.changed': { target: 'editing', actions: { type: 'change', params: ({ event }) => event.changes } },
          save: [{ guard: 'isValid', target: 'saving' }, { target: 'editing', actions: 'findProblems' }],
          renew: { guard: 'mayRenew', target: 'renewing' },
        },
      },
      handing: { description: 'The address is shown, this once.', tags: 'open' },
    },
  })

type ShareLinkMachine = ReturnType<typeof createShareLinkMachine>
export type ShareLinkActor = ActorRefFrom<ShareLinkMachine>
