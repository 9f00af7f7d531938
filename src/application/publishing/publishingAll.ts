import type * as Result from 'effect/Result'
import type { NamedItem } from '../../domain/items/item.ts'
import type { SelectedThere } from '../../domain/items/selection.ts'
import type { CalendarDate } from '../../domain/validation/dates.ts'
import type { ResourceRef } from '../../domain/restrictions/restriction.ts'
import type { Begun } from '../bulk-operations/begun.ts'
import type { Publication, PublicationPlan, Published, PublishedSelection, PublishingGateway, SelectedPublishFailure } from './PublishingGateway.ts'

/** What is to be published: single folders and assets by name, or all that is selected in a module. */
export interface Meant {
  readonly items: readonly NamedItem[]
  readonly selected?: SelectedThere | undefined
}

export const countOf = ({ items, selected }: Meant): number => selected?.count ?? items.length
/** Of the only one; empty of several. */
export const nameOf = ({ items, selected }: Meant): string => selected?.name ?? items[0]?.name ?? ''

const refsOf = ({ items }: Meant): readonly ResourceRef[] => items.map(({ kind, id }) => ({ kind, id }))

export const planAll = (gateway: PublishingGateway, meant: Meant, signal: AbortSignal): Promise<Result.Result<PublicationPlan, SelectedPublishFailure>> => {
  const { selected } = meant
  return selected === undefined ? gateway.plan(refsOf(meant), signal) : gateway.planSelected(selected.type, selected.selection, signal)
}

export type PublishedAll = Published | PublishedSelection | Begun

export const publishAll = (
  gateway: PublishingGateway,
  meant: Meant,
  wish: Omit<Publication, 'resources'>,
  signal: AbortSignal,
): Promise<Result.Result<PublishedAll, SelectedPublishFailure>> => {
  const { selected } = meant
  return selected === undefined
    ? gateway.publish({ ...wish, resources: refsOf(meant) }, signal)
    : gateway.publishSelected({ ...wish, type: selected.type, selection: selected.selection }, signal)
}

/** Takes back what was published at once; much of it behind the answer. `given`: the day from which it was. */
export const takeBack = async (
  gateway: PublishingGateway,
  meant: Meant,
  given: CalendarDate | null,
  done: Published | PublishedSelection,
  signal: AbortSignal,
): Promise<Result.Result<{ readonly changed: number } | Begun, SelectedPublishFailure>> =>
  'before' in done ? gateway.undo({ resources: refsOf(meant), days: done.before, given, change: done.change }, signal) : gateway.undoSelected(done.change, signal)
