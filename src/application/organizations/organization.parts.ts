import type { Result } from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import {
  changesOf,
  draftProblems,
  type OrganizationDetail,
  type OrganizationDraft,
  type OrganizationSummary,
} from '../../domain/organizations/managed.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { OrganizationCreateFailure, OrganizationEditFailure, OrganizationGateway } from './OrganizationGateway.ts'

type OrganizationFailure = OrganizationCreateFailure | OrganizationEditFailure | CallFailure

export interface OrganizationContext {
  /** Whose page is open; undefined: a new one's. */
  readonly id: string | undefined
  /** Whether it was opened to be changed. */
  readonly isEditing: boolean
  /** What the draft began with; undefined while it is read, and of a new one. */
  readonly detail: OrganizationDetail | undefined
  readonly draft: OrganizationDraft
  readonly problems: FieldProblems
  /** What somebody else has saved meanwhile. */
  readonly theirs: OrganizationDetail | undefined
  readonly failure: OrganizationFailure | undefined
}

export type OrganizationEvent =
  | { type: 'view.open'; id: string }
  | { type: 'edit.open'; id: string }
  | { type: 'create.open' }
  | { type: 'edit' }
  | { [Field in keyof OrganizationDraft]: { type: 'field.changed'; field: Field; value: OrganizationDraft[Field] } }[keyof OrganizationDraft]
  | { type: 'save' }
  | { type: 'retry' }
  /** The request for more storage is answered without more of it. */
  | { type: 'request.close' }
  | { type: 'mine.keep' }
  | { type: 'theirs.take' }
  /** Somebody has changed it beside this page: blocked, for one. */
  | { type: 'organization.changed'; id: string }
  | { type: 'close' }

export interface OrganizationPorts {
  readonly organizations: OrganizationGateway
  readonly notify: Notify
  /** An organization was made or changed: lists that show it follow. */
  readonly changed: (organization: OrganizationSummary) => void
}

/** What a new organization begins with. */
export const NEW_DRAFT: OrganizationDraft = {
  name: '',
  type: '',
  taxStatus: '',
  vendorReference: '',
  foundedDate: '',
  description: '',
  storageCapacity: '10',
  storageUnit: 'GB',
  filesLimit: '10000',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  contactFirstName: '',
  contactLastName: '',
  contactEmail: '',
  contactPhone: '',
  modules: ['RECORDS'],
  features: [],
}

export const NOTHING: OrganizationContext = {
  id: undefined,
  isEditing: false,
  detail: undefined,
  draft: NEW_DRAFT,
  problems: {},
  theirs: undefined,
  failure: undefined,
}

/** What the page and its dialog work with, and what it can do. */
export const organizationParts = ({ organizations, notify, changed }: OrganizationPorts) =>
  setup({
    types: { context: {} as OrganizationContext, events: {} as OrganizationEvent, tags: {} as 'form' | 'busy' },
    actors: {
      reading: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => organizations.read(input, signal)),
      closing: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => organizations.closeRequest(input, signal)),
      saving: fromPromise<Result<OrganizationDetail, OrganizationFailure>, OrganizationContext>(({ input: { detail, draft }, signal }) =>
        detail === undefined
          ? organizations.create(draft, signal)
          : organizations.edit(detail.summary.id, changesOf(draft, detail.draft), detail.revision, signal),
      ),
    },
    guards: {
      isValid: ({ context }) => Object.keys(draftProblems(context.draft)).length === 0,
      isThis: ({ context }, id: string) => context.id === id,
      isEditing: ({ context }) => context.isEditing,
    },
    actions: {
      takeOver: assign((_, detail: OrganizationDetail | undefined) =>
        detail === undefined ? {} : { detail, id: detail.summary.id, draft: detail.draft, problems: {}, theirs: undefined, failure: undefined },
      ),
      /** What is known of it stays in sight while it is read again. */
      begin: assign(({ context }, { id, isEditing }: { id: string; isEditing: boolean }) => {
        const known = context.id === id && context.detail !== undefined ? { detail: context.detail, draft: context.detail.draft } : {}
        return { ...NOTHING, ...known, id, isEditing }
      }),
      findProblems: assign({ problems: ({ context }) => draftProblems(context.draft), failure: undefined }),
      change: assign(({ context: { draft, problems } }, { field, value }: { field: keyof OrganizationDraft; value: unknown }) => {
        const { [field]: _gone, ...others } = problems
        return { draft: { ...draft, [field]: value }, problems: others, failure: undefined }
      }),
      showFailure: assign((_, failure: OrganizationFailure | undefined) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      /** What I changed stays mine, what I left alone becomes theirs. */
      rebase: assign(({ context: { detail, draft, theirs } }) =>
        theirs === undefined || detail === undefined
          ? {}
          : { detail: theirs, draft: { ...theirs.draft, ...changesOf(draft, detail.draft) }, theirs: undefined },
      ),
      tellClosed: ({ context: { detail } }) => {
        if (detail !== undefined) changed({ ...detail.summary, upgradeRequestedAt: null })
      },
      tell: (_, { detail, isNew }: { detail: OrganizationDetail | undefined; isNew: boolean }) => {
        if (detail === undefined) return
        changed(detail.summary)
        notify({ kind: 'success', text: isNew ? 'organizations.created' : 'organizations.saved', values: { name: detail.summary.name } })
      },
    },
  })
