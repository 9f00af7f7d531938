import type { ServerEvent } from '../events/serverEvent.ts'
import type { Applied } from './applyEdits.ts'

/** What one event names at most, so that it fits into a notification of PostgreSQL. */
const MOST_NAMED = 40

type Values = NonNullable<Extract<ServerEvent, { readonly kind: 'asset.changed' }>['values']>

/** The values that were saved, by which whoever shows them knows what is new; nothing where they are many, or where more changed than values. */
export const changedValues = (applied: readonly Pick<Applied, 'assetId' | 'answers' | 'isAssigned'>[]): { readonly values?: Values } => {
  const values = applied.flatMap(({ assetId, answers }) =>
    answers.flatMap((answer) => (answer.outcome === 'saved' ? [{ assetId, attributeId: answer.now.attributeId, revision: answer.now.revision }] : [])),
  )
  return values.length > MOST_NAMED || applied.some(({ isAssigned }) => isAssigned) ? {} : { values }
}
