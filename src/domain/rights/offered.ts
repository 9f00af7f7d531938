import { hasFeature } from '../access/evaluate.ts'
import type { Feature } from '../access/modules.ts'
import { type ActionName, rightTo } from './rights.ts'

/** Whether an organization with these features has what an action is of, whoever takes it. */
export const isOffered = (features: readonly Feature[], action: ActionName): boolean => {
  const { feature } = rightTo(action)
  return feature === undefined || hasFeature(features, feature)
}
