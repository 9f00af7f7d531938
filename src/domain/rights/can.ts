import { decide, type Decision, type Holder } from '../access/decision.ts'
import { isAllowed } from '../access/evaluate.ts'
import type { ResourceType } from '../access/modules.ts'
import type { Permission } from '../access/permissions.ts'
import type { ResourceState } from '../access/resourceState.ts'
import { wantedBy } from '../access/right.ts'
import { type ActionName, type RIGHTS, rightTo } from './rights.ts'

/** What permissions alone do not decide: it takes a role of the platform. */
type OfPlatform = { [Name in ActionName]: (typeof RIGHTS)[Name] extends { readonly globalRole: unknown } ? Name : never }[ActionName]

/** An action of somebody within an organization. */
export type OwnAction = Exclude<ActionName, OfPlatform>

/** Whether permissions suffice for an action where it is offered: in a module and with a feature that the organization has. */
export const can = (permissions: readonly Permission[], action: OwnAction): boolean =>
  isAllowed(permissions, rightTo(action).requirement)

/** A folder or asset that something is done to. */
interface Target {
  readonly type: ResourceType
  readonly state: ResourceState
}

/** Whether somebody may do this with a folder or asset, and why not. */
export const decideAction = (who: Holder, action: ActionName, { type, state }: Target): Decision => {
  const right = rightTo(action)
  const { publicationRestricted, trashed, ...rest } = state
  const resource = {
    ...rest,
    ...(trashed === undefined || right.inTrash === true ? {} : { trashed }),
    ...(publicationRestricted === undefined || right.publishes !== true ? {} : { publicationRestricted }),
  }
  return decide(who, { ...wantedBy([right], type), module: type, resource })
}
