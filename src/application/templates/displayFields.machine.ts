import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { DisplayField } from '../../domain/templates/displayFields.ts'
import type { Template } from '../../domain/templates/template.ts'
import { isValid, stillThere } from '../../domain/validation/form.ts'
import { failureInForm, UNTOUCHED, type FormContext } from '../forms/formContext.ts'
import { formStates, type FormEvent, type FormTag } from '../forms/formStates.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { changedDisplay, displayProblems, rebasedDisplay, type DisplayChange } from './displayDraft.ts'
import type { TemplateGateway, TemplateReadFailure, TemplateSaveFailure } from './TemplateGateway.ts'

type DisplayFailure = TemplateReadFailure | TemplateSaveFailure

interface DisplayFieldsContext extends FormContext<Template, DisplayFailure> {
  readonly templateId: string
  /** As it was when the dialog was opened. */
  readonly template: Template | undefined
  readonly fields: readonly DisplayField[]
}

type DisplayFieldsEvent =
  | { type: 'display.opened'; templateId: string }
  | { type: 'display.closed' }
  | { type: 'display.changed'; change: DisplayChange }
  | FormEvent

interface DisplayFieldsPorts {
  readonly templates: TemplateGateway
  readonly notify: Notify
}

const BLANK = { template: undefined, fields: [], ...UNTOUCHED } as const

const begunWith = (template: Template) => ({ ...UNTOUCHED, template, fields: template.displayFields })

/** Whether anything was chosen that would be lost. */
export const isUnsaved = ({ template, fields }: DisplayFieldsContext): boolean => template !== undefined && JSON.stringify(fields) !== JSON.stringify(template.displayFields)

const states = formStates<DisplayFieldsContext, { read: Template; saved: Template; failure: DisplayFailure }>()('Where each attribute is shown, how wide, and in which order.', {
  'display.changed': { actions: { type: 'change', params: ({ event }: { event: { change: DisplayChange } }) => event.change } },
})

/** The dialog in which it is chosen which attributes the table and the details show. */
export const createDisplayFieldsMachine = ({ templates, notify }: DisplayFieldsPorts) =>
  setup({
    types: { context: {} as DisplayFieldsContext, events: {} as DisplayFieldsEvent, tags: {} as FormTag },
    actors: {
      reading: fromPromise<Result<Template, TemplateReadFailure>, DisplayFieldsContext>(({ input, signal }) => templates.read(input.templateId, signal)),
      saving: fromPromise<Result<Template, TemplateSaveFailure>, DisplayFieldsContext>(({ input: { templateId, template, fields }, signal }) =>
        templates.setDisplayFields({ id: templateId, revision: template?.revision ?? 0 }, fields, signal),
      ),
    },
    guards: { isValid: ({ context: { fields, template } }) => isValid(displayProblems(fields, template)) },
    actions: {
      show: assign((_, template: Template | undefined) => (template === undefined ? {} : begunWith(template))),
      change: assign(({ context: { fields, template, problems } }, change: DisplayChange) => {
        const next = changedDisplay(fields, change)
        return { fields: next, problems: stillThere(problems, displayProblems(next, template)), failure: undefined }
      }),
      findProblems: assign({ problems: ({ context: { fields, template } }) => displayProblems(fields, template), failure: undefined }),
      showFailure: assign(({ context: { fields, template } }, failure: DisplayFailure | undefined) => {
        const shown = failureInForm(failure)
        return shown.problems === undefined ? shown : { ...shown, problems: displayProblems(fields, template, shown.problems) }
      }),
      showTheirs: assign((_, theirs: Template | undefined) => ({ theirs })),
      rebase: assign(({ context: { template, fields, theirs } }) =>
        template === undefined || theirs === undefined ? {} : { template: theirs, fields: rebasedDisplay(template.displayFields, fields, theirs), theirs: undefined },
      ),
      takeTheirs: assign(({ context: { theirs } }) => (theirs === undefined ? {} : begunWith(theirs))),
      notify: (_, saved: Template | undefined) => notify({ kind: 'success', text: 'templates.notices.displayed', values: { name: saved?.name ?? '' } }),
    },
  }).createMachine({
    id: 'displayFields',
    context: { templateId: '', ...BLANK },
    initial: 'closed',
    on: {
      'display.opened': { target: '.opening', reenter: true, actions: assign(({ event: { templateId } }) => ({ ...BLANK, templateId })) },
      'display.closed': '.closed',
    },
    states: { closed: { description: 'No display fields are open.' }, ...states },
  })

type DisplayFieldsMachine = ReturnType<typeof createDisplayFieldsMachine>
export type DisplayFieldsActor = ActorRefFrom<DisplayFieldsMachine>
