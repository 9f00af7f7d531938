import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Role } from '../../domain/roles/role.ts'
import { savedSearchProblems, type SavedSearch, type SavedSearchForm } from '../../domain/saved-searches/savedSearch.ts'
import { isValid, withoutFields } from '../../domain/validation/form.ts'
import { rebasedFields, rebasedList } from '../../domain/validation/rebase.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { RoleGateway } from '../roles/RoleGateway.ts'
import type { SavedSearchGateway, SavedSearchSaveFailure } from './SavedSearchGateway.ts'

/** A query that gets a name; or a search that has one, with another query where it is to find something else from now on. */
export type SavedSearchSubject = { readonly q: string } | { readonly search: SavedSearch; readonly q?: string }

/** What the dialog begins with: the roles that there are, and the search as it is now. */
interface Read {
  readonly roles: readonly Pick<Role, 'id' | 'name'>[]
  readonly search: SavedSearch | undefined
}

interface SavedSearchContext extends FormContext<SavedSearch, SavedSearchSaveFailure> {
  readonly organizationId: string
  /** Roles can be listed, and chosen. */
  readonly mayShare: boolean
  readonly roles: Read['roles']
  /** As it was when it was opened; undefined for a new one. */
  readonly search: SavedSearch | undefined
  readonly form: SavedSearchForm
}

type SavedSearchEvent =
  | { type: 'search.opened'; organizationId: string; subject: SavedSearchSubject; mayShare: boolean }
  | { type: 'search.closed' }
  | { type: 'name.changed'; name: string }
  | { type: 'role.toggled'; roleId: string }
  | FormEvent

export interface SavedSearchPorts {
  readonly savedSearches: SavedSearchGateway
  readonly roles: RoleGateway
  readonly notify: Notify
}

const NO_SEARCH = { search: undefined, roles: [], ...UNTOUCHED } as const

const formOf = ({ name, q, roleIds }: SavedSearchForm): SavedSearchForm => ({ name, q, roleIds })
const listed = (ids: readonly string[]) => ids.map((id) => ({ id }))

/** Another query that the search is to have stays it, whatever has been saved of it before. */
const opened = (subject: SavedSearchSubject): Pick<SavedSearchContext, 'search' | 'form'> =>
  'search' in subject
    ? { search: subject.search, form: { ...formOf(subject.search), ...(subject.q === undefined ? {} : { q: subject.q }) } }
    : { search: undefined, form: { name: '', q: subject.q, roleIds: [] } }

const rebased = (base: SavedSearch, mine: SavedSearchForm, theirs: SavedSearch): SavedSearchForm => ({
  ...rebasedFields({ name: base.name, q: base.q }, { name: mine.name, q: mine.q }, { name: theirs.name, q: theirs.q }),
  roleIds: rebasedList(listed(base.roleIds), listed(mine.roleIds), listed(theirs.roleIds)).map(({ id }) => id),
})

const states = formStates<SavedSearchContext, { read: Read; saved: SavedSearch; failure: SavedSearchSaveFailure }>()('The name is typed, and roles are chosen.', {
  'name.changed': { actions: { type: 'type', params: ({ event }: { event: { name: string } }) => event.name } },
  'role.toggled': { actions: { type: 'toggle', params: ({ event }: { event: { roleId: string } }) => event.roleId } },
})

/** The dialog in which a search is saved under a name, or changed. */
export const createSavedSearchMachine = ({ savedSearches, roles, notify }: SavedSearchPorts) =>
  setup({
    types: { context: {} as SavedSearchContext, events: {} as SavedSearchEvent, tags: {} as FormTag },
    actors: {
      reading: fromPromise<Result.Result<Read, CallFailure<'SAVED_SEARCH_NOT_FOUND'>>, SavedSearchContext>(async ({ input: { organizationId, mayShare, search }, signal }) => {
        const [known, saved] = await Promise.all([
          mayShare ? roles.list(organizationId, signal) : Result.succeed([]),
          search === undefined ? Result.succeed([]) : savedSearches.list(signal),
        ])
        if (Result.isFailure(known)) return Result.fail(known.failure)
        if (Result.isFailure(saved)) return Result.fail(saved.failure)
        const now = saved.success.find(({ id }) => id === search?.id)
        if (search !== undefined && now === undefined) return Result.fail({ code: 'SAVED_SEARCH_NOT_FOUND' })
        return Result.succeed({ roles: known.success, search: now })
      }),
      saving: fromPromise<Result.Result<SavedSearch, SavedSearchSaveFailure>, SavedSearchContext>(({ input: { search, form }, signal }) =>
        search === undefined ? savedSearches.create(form, signal) : savedSearches.edit(search, form, signal),
      ),
    },
    guards: { isValid: ({ context }) => isValid(savedSearchProblems(context.form)) },
    actions: {
      show: assign(({ context: { search, form } }, read: Read | undefined) => {
        if (read === undefined) return {}
        if (read.search === undefined || search === undefined) return { roles: read.roles }
        return { roles: read.roles, search: read.search, form: rebased(search, form, read.search) }
      }),
      type: assign(({ context: { form, problems } }, name: string) => ({ form: { ...form, name }, problems: withoutFields(problems, ['name']), failure: undefined })),
      toggle: assign(({ context: { form, problems } }, roleId: string) => {
        const others = form.roleIds.filter((id) => id !== roleId)
        const roleIds = others.length < form.roleIds.length ? others : [...form.roleIds, roleId]
        return { form: { ...form, roleIds }, problems: withoutFields(problems, ['roleIds']), failure: undefined }
      }),
      findProblems: assign({ problems: ({ context }) => savedSearchProblems(context.form), failure: undefined }),
      showFailure: assign((_, failure: SavedSearchSaveFailure | undefined) => failureInForm(failure)),
      showTheirs: assign((_, read: Read | undefined) => ({ theirs: read?.search })),
      rebase: assign(({ context: { search, form, theirs } }) =>
        search === undefined || theirs === undefined ? {} : { search: theirs, form: rebased(search, form, theirs), theirs: undefined },
      ),
      takeTheirs: assign(({ context: { theirs } }) => (theirs === undefined ? {} : { ...UNTOUCHED, search: theirs, form: formOf(theirs) })),
      notify: ({ context: { search, form } }, _saved: SavedSearch | undefined) =>
        notify({ kind: 'success', text: search === undefined ? 'savedSearches.notices.made' : 'savedSearches.notices.saved', values: { name: form.name.trim() } }),
    },
  }).createMachine({
    id: 'savedSearch',
    context: { organizationId: '', mayShare: false, ...NO_SEARCH, form: { name: '', q: '', roleIds: [] } },
    initial: 'closed',
    on: {
      'search.opened': {
        target: '.opening',
        reenter: true,
        actions: assign(({ event: { organizationId, subject, mayShare } }) => ({ ...NO_SEARCH, organizationId, mayShare, ...opened(subject) })),
      },
      'search.closed': '.closed',
    },
    states: { closed: { description: 'No search is being saved.' }, ...states },
  })

type SavedSearchMachine = ReturnType<typeof createSavedSearchMachine>
export type SavedSearchActor = ActorRefFrom<SavedSearchMachine>
