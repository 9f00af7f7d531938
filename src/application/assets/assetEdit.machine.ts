import { assign, sendParent, type ActorRefFrom } from 'xstate'
import { failedWith, failureOf, hasFailed, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { draftOf, fieldOf } from './assetDraft.ts'
import type { AssetEditFailure } from './AssetGateway.ts'
import { assetEditParts, problemsIn, type AssetEditPorts } from './assetEdit.parts.ts'

/** Editing one asset. Nothing typed is lost before it is saved or given up. */
export const createAssetEditMachine = (ports: AssetEditPorts) =>
  assetEditParts(ports).createMachine({
    id: 'assetEdit',
    context: ({ input: { asset } }) => ({
      asset,
      draft: draftOf(asset),
      repositories: [],
      problems: {},
      theirs: undefined,
      failure: undefined,
    }),
    initial: 'closed',
    states: {
      closed: {
        description: 'The fields are only shown.',
        entry: 'begin',
        on: {
          edit: 'editing',
          'asset.reread': { actions: [{ type: 'takeOver', params: ({ event }) => event.asset }, 'begin'] },
        },
      },
      editing: {
        description: 'The fields can be changed; a refused or failed saving is told beside them.',
        tags: 'open',
        initial: 'deciding',
        invoke: {
          src: 'readingRepositories',
          onDone: { actions: assign({ repositories: ({ context, event }) => valueOf(event.output) ?? context.repositories }) },
        },
        on: {
          'field.changed': {
            target: '.deciding',
            actions: assign(({ context, event }) => {
              const draft = { ...context.draft, [event.field]: event.value }
              return { draft, problems: problemsIn(draft, context.asset), failure: undefined }
            }),
          },
          cancel: 'closed',
        },
        states: {
          deciding: {
            description: 'Whether anything differs from what is saved.',
            always: [{ guard: 'isTouched', target: 'changed' }, 'untouched'],
          },
          untouched: { description: 'Nothing differs from what is saved.', on: { save: '#assetEdit.closed' } },
          changed: {
            description: 'There is something to save.',
            tags: 'unsaved',
            on: { save: [{ guard: 'isValid', target: '#assetEdit.saving' }, { actions: 'findProblems' }] },
          },
          refused: {
            description: 'The server refused a field; what was typed is still there.',
            tags: 'unsaved',
            on: { save: [{ guard: 'isValid', target: '#assetEdit.saving' }, { actions: 'findProblems' }] },
          },
          failed: {
            description: 'The edit could not be saved; what was typed is still there.',
            tags: 'unsaved',
            on: { save: '#assetEdit.saving' },
          },
        },
      },
      saving: {
        description: 'The edit is being saved.',
        tags: ['open', 'unsaved', 'busy'],
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'closed',
              actions: [
                { type: 'tellSaved', params: ({ event }) => valueOf(event.output) },
                { type: 'takeOver', params: ({ event }) => valueOf(event.output) },
                sendParent(({ event }) => ({ type: 'asset.saved', asset: valueOf(event.output) })),
              ],
            },
            { guard: ({ event }) => failedWith(event.output, 'STALE_EDIT'), target: 'comparing' },
            {
              guard: ({ event }) => hasFailed(event.output) && isAtField(event.output.failure),
              target: 'editing.refused',
              actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) },
            },
            { target: 'editing.failed', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      comparing: {
        description: 'Somebody else has saved meanwhile: what they saved is being read.',
        tags: ['open', 'unsaved', 'busy'],
        invoke: {
          src: 'readingTheirs',
          input: ({ context }) => context.asset,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'stale',
              actions: assign({ theirs: ({ event }) => valueOf(event.output) }),
            },
            { target: 'editing.failed', actions: { type: 'showFailure', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      stale: {
        description: 'Theirs and mine stand side by side; one of them is chosen.',
        tags: ['open', 'unsaved'],
        on: {
          'mine.keep': { target: 'saving', actions: 'rebase' },
          'theirs.take': {
            target: 'closed',
            actions: [
              { type: 'takeOver', params: ({ context }) => context.theirs },
              sendParent(({ context }) => ({ type: 'asset.saved', asset: context.theirs })),
            ],
          },
          cancel: 'editing.changed',
        },
      },
    },
  })

const isAtField = (failure: AssetEditFailure): boolean => failure.code === 'VALIDATION_FAILED' || fieldOf(failure.code) !== undefined

export type AssetEditMachine = ReturnType<typeof createAssetEditMachine>
export type AssetEditActor = ActorRefFrom<AssetEditMachine>
