import type { Feature, GlobalRole, Module } from './modules.ts'
import type { Permission } from './permissions.ts'

/** What a route or an action asks for: any (OR) or all (AND) of the permissions. None at all asks for nothing. */
export interface Requirement {
  readonly operator: 'OR' | 'AND'
  readonly permissions: readonly Permission[]
}

/** A requirement was written with an operator that does not exist: a defect of the program, never a verdict. */
export class UnknownOperator extends Error {
  override readonly name = 'UnknownOperator'
  readonly operator: string

  constructor(operator: string) {
    super(`A requirement's operator is OR or AND, not ${operator}`)
    this.operator = operator
  }
}

export const anyOf = (...permissions: readonly Permission[]): Requirement => ({ operator: 'OR', permissions })
export const allOf = (...permissions: readonly Permission[]): Requirement => ({ operator: 'AND', permissions })

/**
 * Permission evaluation (specification section 5). Throws {@link UnknownOperator} for any operator but OR and AND, also where no
 * permission is asked for.
 */
export const isAllowed = (held: readonly Permission[], requirement: Requirement): boolean => {
  const { operator, permissions } = requirement
  switch (operator) {
    case 'OR':
      return permissions.length === 0 || permissions.some((permission) => held.includes(permission))
    case 'AND':
      return permissions.every((permission) => held.includes(permission))
    default:
      throw new UnknownOperator(String(operator satisfies never))
  }
}

/** Any match counts; to require none is to require nothing. */
export const hasGlobalRole = (held: readonly GlobalRole[], required: readonly GlobalRole[]): boolean =>
  required.length === 0 || required.some((role) => held.includes(role))

export const hasModule = (available: readonly Module[], module: Module): boolean => available.includes(module)

export const hasFeature = (available: readonly Feature[], feature: Feature): boolean => available.includes(feature)
