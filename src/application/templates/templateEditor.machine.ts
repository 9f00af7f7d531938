import * as Result from 'effect/Result'
import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Template } from '../../domain/templates/template.ts'
import { isValid, stillThere } from '../../domain/validation/form.ts'
import { answered } from '../failures/answered.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { restoredDraft } from './restoredDraft.ts'
import { changedBeside, draftOf, formOf, isTouched, NEW_TEMPLATE, selectedAfter, type DraftChange, type TemplateDraft } from './templateDraft.ts'
import type { TemplateDraftStore } from './TemplateDraftStore.ts'
import type { TemplateGateway, TemplateReadFailure, TemplateSaveFailure } from './TemplateGateway.ts'
import { draftProblems, placeOfProblems, problemsById } from './templateProblems.ts'
import { rebased, rebasedOnSaved, savedIdIn } from './templateRebase.ts'

type EditorFailure = TemplateReadFailure | TemplateSaveFailure

export interface TemplateEditorContext extends FormContext<Template, EditorFailure> {
  readonly templateId: string | undefined
  /** What the draft began with. */
  readonly template: Template | undefined
  readonly draft: TemplateDraft
  /** The draft as it was when it was saved last. */
  readonly sent: TemplateDraft
  /** The attribute in sight; undefined: the template's own fields. */
  readonly selectedId: string | undefined
  /** The draft was left unsaved before. */
  readonly isRestored: boolean
}

type TemplateEditorEvent =
  | { type: 'template.opened'; templateId: string | undefined }
  | { type: 'template.closed' }
  | { type: 'draft.changed'; change: DraftChange }
  /** What was filled in is given up. */
  | { type: 'draft.discarded' }
  | { type: 'attribute.selected'; id: string | undefined }
  /** What is saved by itself, such as options or the state, has changed. */
  | { type: 'template.changed' }
  | FormEvent

export interface TemplateEditorPorts {
  readonly templates: TemplateGateway
  readonly templateDrafts: TemplateDraftStore
  readonly notify: Notify
}

const BLANK = { template: undefined, draft: NEW_TEMPLATE, sent: NEW_TEMPLATE, selectedId: undefined, isRestored: false, ...UNTOUCHED } as const

const begunWith = (template: Template | undefined) => ({ ...UNTOUCHED, template, draft: template === undefined ? NEW_TEMPLATE : draftOf(template), isRestored: false })

const changes = {
  'draft.changed': { actions: { type: 'change', params: ({ event }: { event: { change: DraftChange } }) => event.change } },
  'draft.discarded': { actions: 'discard' },
  'attribute.selected': { actions: { type: 'select', params: ({ event }: { event: { id: string | undefined } }) => event.id } },
} as const

const states = formStates<TemplateEditorContext, { read: Template | undefined; saved: Template; failure: EditorFailure }>()('The template and its attributes are filled in.', changes)

/** What is filled in while the template is saved is the next draft. */
const MEANWHILE = { 'draft.changed': changes['draft.changed'], 'attribute.selected': changes['attribute.selected'] } as const

/** What has been saved by itself is taken over beneath the draft, and a new template goes on at its own address with what is being done. */
const ANEW = { 'template.changed': 'rereading', 'template.opened': { guard: 'isShown', target: 'rereading' } } as const

/** The page on which a template is made or changed: what is filled in is kept in this browser until it is saved. */
export const createTemplateEditorMachine = ({ templates, templateDrafts: drafts, notify }: TemplateEditorPorts) =>
  setup({
    types: { context: {} as TemplateEditorContext, events: {} as TemplateEditorEvent, tags: {} as FormTag },
    actors: {
      reading: fromPromise<Result.Result<Template | undefined, TemplateReadFailure>, TemplateEditorContext>(async ({ input: { templateId }, signal }) =>
        templateId === undefined ? Result.succeed(undefined) : templates.read(templateId, signal),
      ),
      saving: fromPromise<Result.Result<Template, TemplateSaveFailure>, TemplateEditorContext>(({ input: { template, draft }, signal }) =>
        template === undefined ? templates.create(formOf(draft), signal) : templates.edit(template, formOf(draft), signal),
      ),
    },
    guards: {
      isValid: ({ context: { draft, template } }) => isValid(draftProblems(draft, template)),
      isShown: ({ context: { template }, event }) => event.type === 'template.opened' && template !== undefined && event.templateId === template.id,
    },
    actions: {
      show: assign(({ context: { templateId } }, template: Template | undefined) => ({ template, ...restoredDraft(template, drafts.read(templateId)) })),
      change: enqueueActions(({ context, enqueue }, change: DraftChange) => {
        const { templateId, template, sent } = context
        const draft = changedBeside(sent)(context.draft, change)
        const problems = stillThere(context.problems, problemsById(draftProblems(draft, template), draft))
        enqueue.assign({ draft, problems, selectedId: selectedAfter(context.draft, draft, change, context.selectedId), failure: undefined })
        enqueue(() => (isTouched(draft, template) ? drafts.save(templateId, { template, draft }) : drafts.clear(templateId)))
      }),
      select: assign((_, selectedId: string | undefined) => ({ selectedId })),
      discard: enqueueActions(({ context: { templateId, template }, enqueue }) => {
        enqueue.assign({ ...begunWith(template), selectedId: undefined })
        enqueue(() => drafts.clear(templateId))
      }),
      findProblems: assign(({ context: { draft, template, selectedId } }) => {
        const problems = problemsById(draftProblems(draft, template), draft)
        return { problems, failure: undefined, selectedId: placeOfProblems(problems, draft, selectedId) }
      }),
      showFailure: assign(({ context: { draft, selectedId } }, failure: EditorFailure | undefined) => {
        const shown = failureInForm(failure)
        const problems = shown.problems && problemsById(shown.problems, draft)
        return problems === undefined ? shown : { ...shown, problems, selectedId: placeOfProblems(problems, draft, selectedId) }
      }),
      showTheirs: assign((_, theirs: Template | undefined) => ({ theirs })),
      rebase: assign(({ context: { template, draft, theirs } }) =>
        template === undefined || theirs === undefined ? {} : { template: theirs, draft: rebased(template, draft, theirs), theirs: undefined },
      ),
      takeTheirs: enqueueActions(({ context: { templateId, theirs }, enqueue }) => {
        enqueue.assign({ ...begunWith(theirs), selectedId: undefined })
        enqueue(() => drafts.clear(templateId))
      }),
      takeOver: assign(({ context: { template, draft } }, read: Template | undefined) =>
        template === undefined || read === undefined ? {} : { template: read, draft: rebased(template, draft, read) },
      ),
      notify: enqueueActions(({ context: { templateId, sent, draft: mine, selectedId }, enqueue }, saved: Template | undefined) => {
        if (saved === undefined) return
        const draft = rebasedOnSaved(sent, mine, saved)
        enqueue.assign({ ...begunWith(saved), draft, templateId: saved.id, selectedId: selectedId && savedIdIn(sent, saved, selectedId) })
        enqueue(() => {
          drafts.clear(templateId)
          if (isTouched(draft, saved)) drafts.save(saved.id, { template: saved, draft })
          notify({ kind: 'success', text: templateId === undefined ? 'templates.notices.made' : 'templates.notices.saved', values: { name: saved.name } })
        })
      }),
    },
  }).createMachine({
    id: 'templateEditor',
    context: { templateId: undefined, ...BLANK },
    initial: 'closed',
    on: {
      'template.opened': {
        target: '.opening',
        reenter: true,
        actions: assign(({ event: { templateId } }) => ({ ...BLANK, templateId })),
      },
      'template.closed': '.closed',
    },
    states: {
      closed: { description: 'No template is open.' },
      ...states,
      editing: { ...states.editing, on: { ...states.editing.on, ...ANEW } },
      refused: { ...states.refused, on: { ...states.refused.on, ...ANEW } },
      saving: { ...states.saving, entry: assign(({ context: { draft } }) => ({ sent: draft })), on: { ...MEANWHILE, 'template.opened': { guard: 'isShown' } } },
      comparing: { ...states.comparing, on: MEANWHILE },
      rereading: {
        description: 'The template is filled in; what has been saved by itself is read beneath.',
        tags: ['open', 'form'],
        on: { ...states.editing.on, ...ANEW, 'template.changed': { target: 'rereading', reenter: true } },
        invoke: { src: 'reading', input: ({ context }) => context, onDone: answered<Template | undefined, TemplateReadFailure>()({ target: 'editing', action: 'takeOver' }, { target: 'editing', action: 'showFailure' }) },
      },
      saved: { description: 'It is saved; what is changed next is another draft.', tags: ['open', 'form'], on: { ...states.refused.on, ...ANEW } },
    },
  })

type TemplateEditorMachine = ReturnType<typeof createTemplateEditorMachine>
export type TemplateEditorActor = ActorRefFrom<TemplateEditorMachine>
