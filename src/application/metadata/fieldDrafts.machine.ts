import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import { type Stored, writtenAs, type WrittenCell } from '../../domain/metadata/valueEdit.ts'
import type { CellRef } from '../../domain/metadata/valueCell.ts'
import type { ListedAttribute } from '../../domain/metadata/values.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { draftOf, judged, leaving, savedUnder, typedInto, withoutDraft, type FieldDrafts } from './fieldDrafts.ts'
import type { FieldDraftStore } from './FieldDraftStore.ts'

interface FieldDraftsContext {
  readonly assetId: string
  readonly drafts: FieldDrafts
  /** As they were kept or read last. */
  readonly kept: FieldDrafts
}

interface Field {
  readonly attribute: ListedAttribute & { readonly id: string }
  /** The values that it shows without what is typed, and the revision that is known to be saved. */
  readonly stored: Stored
  readonly language: Language
}

type FieldDraftsEvent =
  | { type: 'drafts.opened'; assetId: string }
  | { type: 'field.typed'; attribute: { readonly id: string }; stored: Stored; texts: readonly string[] }
  | ({ type: 'field.left' } & Field)
  /** Chosen rather than typed: it is left in the same step. */
  | ({ type: 'field.picked'; texts: readonly string[] } & Field)
  | { type: 'field.putBack'; attributeId: string }

interface FieldDraftsPorts {
  readonly store: FieldDraftStore
  /** What is stored by now of what is known to have been, by this person's own saves. */
  readonly storedSince: (cell: CellRef, stored: Stored) => Stored
  /** Saves values that are right. */
  readonly save: (cell: WrittenCell) => void
}

/** What is typed into the fields of one asset until it is left: then it is judged, and goes to be saved or stays with what is wrong with it. */
export const createFieldDraftsMachine = ({ store, storedSince, save }: FieldDraftsPorts) => {
  const sinceSaved = ({ assetId, drafts }: FieldDraftsContext, attributeId: string): FieldDrafts => {
    const draft = draftOf(drafts, attributeId)
    return draft === undefined ? drafts : savedUnder(drafts, attributeId, storedSince({ assetId, attributeId }, draft.stored))
  }
  const open = (assetId: string): FieldDraftsContext => {
    const drafts = store.read(assetId)
    return { assetId, drafts, kept: drafts }
  }
  return setup({
    types: { context: {} as FieldDraftsContext, events: {} as FieldDraftsEvent },
    guards: { isUntouched: ({ context }) => Object.keys(context.drafts).length === 0 },
    actions: {
      type: assign(({ context }, { attribute, stored, texts }: { attribute: { readonly id: string }; stored: Stored; texts: readonly string[] }) => ({
        drafts: typedInto(sinceSaved(context, attribute.id), attribute.id, stored, texts),
      })),
      leave: enqueueActions(({ context, enqueue }, { attribute, stored, language }: Field) => {
        const [attributeId, { assetId }] = [attribute.id, context]
        const drafts = sinceSaved(context, attributeId)
        const draft = draftOf(drafts, attributeId)
        if (draft === undefined) return
        const left = leaving(draft, attribute, stored.values, language)
        if (left.kind === 'wrong') return enqueue.assign({ drafts: judged(drafts, attributeId, left.problem) })
        if (left.kind === 'changed') enqueue(() => save({ assetId, attributeId, values: left.values, stored: draft.stored, ...writtenAs(attribute.type) }))
        enqueue.assign({ drafts: withoutDraft(drafts, attributeId) })
      }),
      keep: assign(({ context: { assetId, kept, drafts } }) => {
        store.save(assetId, kept, drafts)
        return { kept: drafts }
      }),
    },
  }).createMachine({
    id: 'fieldDrafts',
    context: { assetId: '', drafts: {}, kept: {} },
    initial: 'unopened',
    on: {
      'drafts.opened': { target: '.opened', actions: assign(({ event: { assetId } }) => open(assetId)) },
    },
    states: {
      unopened: { description: 'No asset is open.' },
      opened: { description: 'Whether anything is typed.', always: [{ guard: 'isUntouched', target: 'untouched' }, 'edited'] },
      untouched: {
        description: 'The fields hold what is saved.',
        on: {
          'field.typed': { target: 'opened', actions: [{ type: 'type', params: ({ event }) => event }, 'keep'] },
          'field.picked': { target: 'opened', actions: [{ type: 'type', params: ({ event }) => event }, { type: 'leave', params: ({ event }) => event }, 'keep'] },
        },
      },
      edited: {
        description: 'Something was typed that is not given to be saved yet.',
        on: {
          'field.typed': { target: 'opened', actions: [{ type: 'type', params: ({ event }) => event }, 'keep'] },
          'field.picked': { target: 'opened', actions: [{ type: 'type', params: ({ event }) => event }, { type: 'leave', params: ({ event }) => event }, 'keep'] },
          'field.left': { target: 'opened', actions: [{ type: 'leave', params: ({ event }) => event }, 'keep'] },
          'field.putBack': { target: 'opened', actions: [assign(({ context, event }) => ({ drafts: withoutDraft(context.drafts, event.attributeId) })), 'keep'] },
        },
      },
    },
  })
}

export type FieldDraftsActor = ActorRefFrom<ReturnType<typeof createFieldDraftsMachine>>
