import type { Result } from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { DryRun } from '../../domain/dry-run/dryRun.ts'
import type { Template } from '../../domain/templates/template.ts'
import { answered } from '../failures/answered.ts'
import type { CallFailure } from '../failures/CallFailure.ts'
import type { DryRunGateway } from './DryRunGateway.ts'

type DryRunFailure = CallFailure<'TEMPLATE_NOT_FOUND'>

/** A template as it was saved when it was tried. */
type Tried = Pick<Template, 'id' | 'name' | 'revision'>

interface DryRunContext {
  readonly template: Tried | undefined
  readonly result: DryRun | undefined
  readonly failure: DryRunFailure | undefined
}

type DryRunEvent = { type: 'try'; template: Tried } | { type: 'retry' } | { type: 'close' }

const onAnswer = answered<DryRun, DryRunFailure>()

/** A template is tried on the assets there are, before anything is binding. */
export const createDryRunMachine = ({ dryRuns }: { readonly dryRuns: DryRunGateway }) =>
  setup({
    types: { context: {} as DryRunContext, events: {} as DryRunEvent, tags: {} as 'open' | 'busy' },
    actors: {
      running: fromPromise<Result<DryRun, DryRunFailure>, DryRunContext>(({ input, signal }) => dryRuns.run(input.template?.id ?? '', signal)),
    },
    actions: {
      begin: assign((_, template: DryRunContext['template']) => ({ template, result: undefined, failure: undefined })),
      show: assign((_, result: DryRun | undefined) => ({ result })),
      fail: assign((_, failure: DryRunFailure | undefined) => ({ failure })),
    },
  }).createMachine({
    id: 'dryRun',
    context: { template: undefined, result: undefined, failure: undefined },
    initial: 'closed',
    on: {
      try: { target: '.running', reenter: true, actions: { type: 'begin', params: ({ event }) => event.template } },
      close: '.closed',
    },
    states: {
      closed: { description: 'No template is tried.' },
      running: {
        description: 'The template is tried on all assets in reach, which takes seconds.',
        tags: ['open', 'busy'],
        invoke: { src: 'running', input: ({ context }) => context, onDone: onAnswer({ target: 'shown', action: 'show' }, { target: 'failed', action: 'fail' }) },
      },
      shown: { description: 'What the template would meet is shown.', tags: 'open' },
      failed: { description: 'It could not be tried, and why.', tags: 'open', on: { retry: 'running' } },
    },
  })

type DryRunMachine = ReturnType<typeof createDryRunMachine>
export type DryRunActor = ActorRefFrom<DryRunMachine>
export type DryRunSnapshot = SnapshotFrom<DryRunMachine>
