import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { suggestedAddress } from '../../domain/portal/address.ts'
import { NEW_PORTAL, portalChanges, portalProblems, type Portal, type PortalForm } from '../../domain/portal/portal.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { PortalGateway, PortalSaveFailure } from './PortalGateway.ts'

type FormFailure = PortalSaveFailure | CallFailure

interface PortalFormContext extends FormContext<Portal, FormFailure> {
  /** What the draft began with; undefined while it is read. */
  readonly portal: Portal | undefined
  readonly draft: PortalForm
  /** The web address was typed: it does not follow the title any more. */
  readonly ownAddress: boolean
}

type Change = Partial<PortalForm>
type PortalFormEvent = { type: 'form.opened' } | { type: 'form.closed' } | { type: 'changes.discard' } | { type: 'fields.changed'; change: Change } | FormEvent

interface PortalFormPorts {
  readonly portals: PortalGateway
  readonly notify: Notify
  /** It is saved. */
  readonly changed: (portal: Portal) => void
}

const NOTHING = { portal: undefined, draft: NEW_PORTAL, ownAddress: false, ...UNTOUCHED } as const

const begunWith = (portal: Portal) => ({ ...UNTOUCHED, portal, draft: portal.form, ownAddress: portal.revision > 0 })

/** Whether something stands in the fields that is not saved. */
export const hasChanges = ({ portal, draft }: Pick<PortalFormContext, 'portal' | 'draft'>): boolean =>
  portal !== undefined && Object.keys(portalChanges(draft, portal.form)).length > 0

const states = formStates<PortalFormContext, { read: Portal; saved: Portal; failure: FormFailure }>()('The fields are being filled in; the preview shows them.', {
  'fields.changed': { actions: { type: 'change', params: ({ event }: { event: { change: Change } }) => event.change } },
  'changes.discard': { actions: { type: 'discard' } },
})

/** The configuration of the portal. What is not saved stays when it is left, for as long as the application is open. */
export const createPortalFormMachine = ({ portals, notify, changed }: PortalFormPorts) =>
  setup({
    types: { context: {} as PortalFormContext, events: {} as PortalFormEvent, tags: {} as FormTag },
    actors: {
      reading: fromPromise<Result<Portal, CallFailure>, PortalFormContext>(({ signal }) => portals.read(signal)),
      saving: fromPromise<Result<Portal, PortalSaveFailure>, PortalFormContext>(({ input: { portal, draft }, signal }) =>
        portals.save(draft, portal?.revision ?? 0, signal),
      ),
    },
    guards: { isValid: ({ context }) => isValid(portalProblems(context.draft)), hasChanges: ({ context }) => hasChanges(context) },
    actions: {
      show: assign((_, portal: Portal | undefined) => (portal === undefined ? {} : begunWith(portal))),
      change: assign(({ context: { draft, problems, ownAddress } }, change: Change) => {
        const suggests = !ownAddress && change.title !== undefined && change.webAddress === undefined
        const next = { ...draft, ...change, ...(suggests ? { webAddress: suggestedAddress(change.title) } : {}) }
        return { draft: next, problems: withoutFields(problems, Object.keys(change)), failure: undefined, ownAddress: ownAddress || change.webAddress !== undefined }
      }),
      discard: assign(({ context: { portal } }) => (portal === undefined ? {} : begunWith(portal))),
      findProblems: assign({ problems: ({ context }) => portalProblems(context.draft), failure: undefined }),
      showFailure: assign((_, failure: FormFailure | undefined) => failureInForm(failure)),
      showTheirs: assign((_, theirs: Portal | undefined) => ({ theirs })),
      /** What I changed stays mine, what I left alone becomes theirs. */
      rebase: assign(({ context: { portal, draft, theirs } }) =>
        theirs === undefined || portal === undefined ? {} : { portal: theirs, draft: { ...theirs.form, ...portalChanges(draft, portal.form) }, theirs: undefined },
      ),
      takeTheirs: assign(({ context: { theirs } }) => (theirs === undefined ? {} : begunWith(theirs))),
      notify: assign((_, saved: Portal | undefined) => {
        if (saved === undefined) return {}
        changed(saved)
        notify({ kind: 'success', text: saved.state === 'Live' ? 'portal.notices.savedLive' : 'portal.notices.saved' })
        return begunWith(saved)
      }),
    },
  }).createMachine({
    id: 'portalForm',
    context: NOTHING,
    initial: 'closed',
    on: {
      'form.opened': [
        { guard: 'hasChanges', target: '.editing' },
        { target: '.opening', actions: assign(() => NOTHING) },
      ],
      'form.closed': '.closed',
    },
    states: { closed: { description: 'The portal is not being configured.' }, ...states },
  })

type PortalFormMachine = ReturnType<typeof createPortalFormMachine>
export type PortalFormActor = ActorRefFrom<PortalFormMachine>
