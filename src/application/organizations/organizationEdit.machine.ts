import type { Result } from 'effect/Result'
import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { changesOf, draftProblems, NEW_DRAFT, type OrganizationDetail, type OrganizationDraft } from '../../domain/organizations/managed.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { OrganizationPorts } from './organization.machine.ts'
import type { OrganizationCreateFailure, OrganizationEditFailure } from './OrganizationGateway.ts'

type EditFailure = OrganizationCreateFailure | OrganizationEditFailure | CallFailure

interface OrganizationEditContext extends FormContext<OrganizationDetail, EditFailure> {
  /** Undefined: a new one's, until it is made. */
  readonly id: string | undefined
  /** What the draft began with; undefined while it is read, and of a new one. */
  readonly detail: OrganizationDetail | undefined
  readonly draft: OrganizationDraft
}

type FieldChanged = { [Field in keyof OrganizationDraft]: { type: 'field.changed'; field: Field; value: OrganizationDraft[Field] } }[keyof OrganizationDraft]

type OrganizationEditEvent =
  /** `known`: what was in sight of it already. */
  | { type: 'edit.open'; id: string; known?: OrganizationDetail | undefined }
  | { type: 'create.open' }
  | { type: 'close' }
  | FieldChanged
  | FormEvent

const NOTHING = { id: undefined, detail: undefined, draft: NEW_DRAFT, ...UNTOUCHED } as const

const begunWith = (detail: OrganizationDetail) => ({ ...UNTOUCHED, detail, id: detail.summary.id, draft: detail.draft })

/** Whether anything was filled in that would be lost. */
export const isUnsaved = ({ detail, draft }: OrganizationEditContext): boolean => Object.keys(changesOf(draft, detail?.draft ?? NEW_DRAFT)).length > 0

const states = formStates<OrganizationEditContext, { read: OrganizationDetail; saved: OrganizationDetail; failure: EditFailure }>()('The fields are being filled in.', {
  'field.changed': { actions: { type: 'change', params: ({ event }: { event: FieldChanged }) => event } },
})

/** The dialog in which an organization is made or changed. What was filled in and not closed is there when it is opened again. */
export const createOrganizationEditMachine = ({ organizations, notify, changed }: OrganizationPorts) =>
  setup({
    types: { context: {} as OrganizationEditContext, events: {} as OrganizationEditEvent, tags: {} as FormTag },
    actors: {
      reading: fromPromise<Result<OrganizationDetail, CallFailure>, OrganizationEditContext>(({ input, signal }) => organizations.read(input.id ?? '', signal)),
      saving: fromPromise<Result<OrganizationDetail, EditFailure>, OrganizationEditContext>(({ input: { detail, draft }, signal }) =>
        detail === undefined
          ? organizations.create(draft, signal)
          : organizations.edit(detail.summary.id, changesOf(draft, detail.draft), detail.revision, signal),
      ),
    },
    guards: {
      isValid: ({ context }) => isValid(draftProblems(context.draft)),
      isKept: ({ context, event }) => context.id === (event.type === 'edit.open' ? event.id : undefined) && isUnsaved(context),
    },
    actions: {
      show: assign((_, detail: OrganizationDetail | undefined) => (detail === undefined ? {} : begunWith(detail))),
      change: assign(({ context: { draft, problems } }, { field, value }: FieldChanged) => ({
        draft: { ...draft, [field]: value },
        problems: withoutFields(problems, [field]),
        failure: undefined,
      })),
      findProblems: assign({ problems: ({ context }) => draftProblems(context.draft), failure: undefined }),
      showFailure: assign((_, failure: EditFailure | undefined) => failureInForm(failure)),
      showTheirs: assign((_, theirs: OrganizationDetail | undefined) => ({ theirs })),
      /** What I changed stays mine, what I left alone becomes theirs. */
      rebase: assign(({ context: { detail, draft, theirs } }) =>
        theirs === undefined || detail === undefined
          ? {}
          : { detail: theirs, draft: { ...theirs.draft, ...changesOf(draft, detail.draft) }, theirs: undefined },
      ),
      takeTheirs: assign(({ context: { theirs } }) => (theirs === undefined ? {} : begunWith(theirs))),
      notify: enqueueActions(({ context, enqueue }, saved: OrganizationDetail | undefined) => {
        if (saved === undefined) return
        const text = context.detail === undefined ? 'organizations.created' : 'organizations.saved'
        enqueue(() => {
          changed(saved.summary)
          notify({ kind: 'success', text, values: { name: saved.summary.name } })
        })
        enqueue.assign(begunWith(saved))
      }),
    },
  }).createMachine({
    id: 'organizationEdit',
    context: NOTHING,
    initial: 'closed',
    on: {
      'edit.open': [
        { guard: 'isKept', target: '.editing' },
        {
          target: '.opening',
          reenter: true,
          actions: assign(({ event: { id, known } }) => ({ ...NOTHING, id, detail: known, draft: known?.draft ?? NEW_DRAFT })),
        },
      ],
      'create.open': [{ guard: 'isKept', target: '.editing' }, { target: '.editing', actions: assign(() => NOTHING) }],
      close: { target: '.closed', actions: assign(() => NOTHING) },
    },
    states: { closed: { description: 'No organization is being made or changed.' }, ...states },
  })

type OrganizationEditMachine = ReturnType<typeof createOrganizationEditMachine>
export type OrganizationEditActor = ActorRefFrom<OrganizationEditMachine>
