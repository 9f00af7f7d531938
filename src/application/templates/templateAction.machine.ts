import * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { templateProblems, type Template, type TemplateSummary } from '../../domain/templates/template.ts'
import type { Problem } from '../../domain/validation/problem.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { formOf, NEW_TEMPLATE } from './templateDraft.ts'
import type { TemplateActionFailure, TemplateGateway, TemplateStep } from './TemplateGateway.ts'

export type AskedAction = TemplateStep | 'delete' | 'duplicate'

export interface TemplateActionContext {
  readonly template: TemplateSummary | undefined
  readonly action: AskedAction
  /** Of a copy. */
  readonly name: string
  readonly problem: Problem | undefined
  /** The copy that was made. */
  readonly made: Template | undefined
  readonly failure: TemplateActionFailure | undefined
}

type TemplateActionEvent =
  /** `name`: what a copy is called unless told otherwise. */
  | { type: 'ask'; template: TemplateSummary; action: AskedAction; name?: string }
  | { type: 'name.changed'; name: string }
  | { type: 'confirm' }
  | { type: 'cancel' }

interface TemplateActionPorts {
  readonly templates: TemplateGateway
  readonly notify: Notify
  /** Hears of which template has changed. */
  readonly changed: (templateId: string) => void
}

const nameProblem = ({ action, name }: TemplateActionContext): Problem | undefined =>
  action === 'duplicate' ? templateProblems(formOf({ ...NEW_TEMPLATE, name }))['name'] : undefined

const ON = {
  'name.changed': { target: 'asking', actions: { type: 'name', params: ({ event }: { readonly event: { readonly name: string } }) => event.name } },
  confirm: [{ guard: 'isNamed', target: 'working' }, { target: 'asking', actions: 'findProblem' }],
  cancel: 'closed',
} as const

/** What is done to a template as a whole: its consequences are told first, and then it is done. */
export const createTemplateActionMachine = ({ templates, notify, changed }: TemplateActionPorts) =>
  setup({
    types: { context: {} as TemplateActionContext, events: {} as TemplateActionEvent, tags: {} as 'open' | 'busy' },
    actors: {
      working: fromPromise<Result.Result<Template | undefined, TemplateActionFailure>, TemplateActionContext>(async ({ input: { template, action, name }, signal }) => {
        if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' })
        if (action === 'duplicate') return templates.duplicate(template.id, name, signal)
        if (action !== 'delete') return templates.perform(template, action, signal)
        return Result.map(await templates.remove(template, signal), () => undefined)
      }),
    },
    guards: { isNamed: ({ context }) => nameProblem(context) === undefined },
    actions: {
      begin: assign((_, { template, action, name = '' }: Extract<TemplateActionEvent, { type: 'ask' }>) => ({ template, action, name, problem: undefined, made: undefined, failure: undefined })),
      name: assign((_, name: string) => ({ name, problem: undefined, failure: undefined })),
      findProblem: assign({ problem: ({ context }) => nameProblem(context) }),
      take: assign((_, made: Template | undefined) => ({ made })),
      announce: ({ context: { template, action, name } }) => {
        if (template === undefined) return
        changed(template.id)
        notify({ kind: 'success', text: `templates.notices.${action}`, values: { name: action === 'duplicate' ? name.trim() : template.name } })
      },
      fail: assign((_, failure: TemplateActionFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'templateAction',
    context: { template: undefined, action: 'publish', name: '', problem: undefined, made: undefined, failure: undefined },
    initial: 'closed',
    states: {
      closed: {
        description: 'Nothing is asked.',
        on: { ask: { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } },
      },
      asking: { description: 'What is to be done to which template, and what follows from it, waits for a yes.', tags: 'open', on: ON },
      working: {
        description: 'It is being done.',
        tags: ['open', 'busy'],
        invoke: {
          src: 'working',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ context, event }) => context.action === 'duplicate' && hasSucceeded(event.output),
              target: 'made',
              actions: ['announce', { type: 'take', params: ({ event }) => valueOf(event.output) }],
            },
            { guard: ({ event }) => hasSucceeded(event.output), target: 'closed', actions: 'announce' },
            { target: 'refused', actions: { type: 'fail', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      refused: { description: 'It was not done, and why.', tags: 'open', on: ON },
      made: { description: 'The copy is there, and its page opens.', on: { cancel: 'closed' } },
    },
  })

type TemplateActionMachine = ReturnType<typeof createTemplateActionMachine>
export type TemplateActionActor = ActorRefFrom<TemplateActionMachine>
