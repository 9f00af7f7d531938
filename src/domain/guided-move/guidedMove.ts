import type { Failure } from '../failures/failure.ts'
import { canEditValues } from '../metadata/assetMetadata.ts'
import type { TemplateState } from '../templates/lifecycle.ts'
import type { Template } from '../templates/template.ts'
import { isValid } from '../validation/form.ts'
import type { Problem } from '../validation/problem.ts'
import { mappingProblems, type Mapping } from './mapping.ts'

/** What a template that is moved from or to is known by. */
export type MoveEnd = Pick<Template, 'id' | 'state' | 'attributes'>

/** Values leave a template that can no longer be edited whole. To a hidden one nothing is done any more. */
export const canMoveFrom = (state: TemplateState): boolean => state === 'Active' || state === 'Inactive'
/** A move is tried before the template is published as well. */
export const canTryMoveTo = (state: TemplateState): boolean => state === 'Created' || canEditValues(state)
const canMoveTo = canEditValues
/** What was moved is taken back while both can be read and changed by somebody. */
export const canMoveBack = (from: TemplateState, to: TemplateState): boolean => canMoveFrom(from) && canMoveFrom(to)

export type MoveRefusal = Failure<'TEMPLATE_DIFFERENT_STATE' | 'VALIDATION_FAILED'>

/** Why values are not moved, or the move is not even tried. */
export const moveRefusal = (from: MoveEnd, to: MoveEnd, mapping: Mapping, how: 'try' | 'move'): MoveRefusal | undefined => {
  if (from.id === to.id) return { code: 'VALIDATION_FAILED', fields: { targetId: { code: 'notAnOption' } } }
  const isOpen = how === 'try' ? canTryMoveTo(to.state) : canMoveTo(to.state)
  if (!canMoveFrom(from.state) || !isOpen) return { code: 'TEMPLATE_DIFFERENT_STATE' }
  const fields = mappingProblems(mapping, from.attributes, to.attributes)
  return isValid(fields) ? undefined : { code: 'VALIDATION_FAILED', fields }
}

/** A value as people read it, before and after. */
export interface MoveExample {
  readonly assetId: string
  readonly before: string
  readonly after: string
}

export interface LossExample {
  readonly assetId: string
  readonly value: string
  readonly problem: Problem
}

/** Examples of each kind that are told of an attribute. */
export const EXAMPLES_LISTED = 5

/** What would become of the values of one attribute. */
export interface AttributePlan {
  readonly attributeId: string
  readonly targetId: string | null
  /** Values that read the same afterwards, and those that read otherwise. */
  readonly same: number
  readonly converted: number
  /** Those that cannot be moved, and stay with the former template. */
  readonly lost: number
  /** Those that are not to be moved. */
  readonly staying: number
  readonly examples: readonly MoveExample[]
  readonly losses: readonly LossExample[]
  /** Options that the target gets, the first few of them by their labels. */
  readonly addedOptions: number
  readonly addedLabels: readonly string[]
}

/** A move that was begun, with what became of it. */
export interface DoneMove {
  readonly id: string
  readonly targetId: string
  readonly targetName: string
  /** ISO 8601. */
  readonly at: string
  /** As the person was called at the time. */
  readonly firstName: string
  readonly lastName: string
  /** Assets that it changed, those of which something stayed, and those that it was taken back of. */
  readonly assets: number
  readonly kept: number
  readonly undone: number
  readonly isUnderWay: boolean
}

/** It changed something that was not taken back yet. */
export const canUndoMove = ({ assets, undone, isUnderWay }: Pick<DoneMove, 'assets' | 'undone' | 'isUnderWay'>): boolean => !isUnderWay && undone < assets

/** What a move would make of all that a template says. Nothing is written. */
export interface MovePlan {
  /** Assets whose values are moved, and those of them of which something stays. */
  readonly assets: number
  readonly assetsKept: number
  /** Assets that are left as they are: in the trash, kept from who moves, or of a module that the other template does not describe. */
  readonly assetsLeft: number
  /** One of each attribute of the former template, in its order. */
  readonly attributes: readonly AttributePlan[]
}
