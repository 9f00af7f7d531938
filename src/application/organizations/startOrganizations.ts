import { createActor } from 'xstate'
import { findsSame } from '../../domain/organizations/list.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import { createManyOrganizationsMachine } from './manyOrganizations.machine.ts'
import { createOrganizationBlockMachine } from './organizationBlock.machine.ts'
import { createOrganizationStorageMachine } from './organizationStorage.machine.ts'
import { createOrganizationRemovalMachine } from './organizationRemoval.machine.ts'
import { createOrganizationMachine, type OrganizationPorts } from './organization.machine.ts'
import { createOrganizationEditMachine } from './organizationEdit.machine.ts'
import { createStepRuleMachine } from './stepRule.machine.ts'
import { createPoliciesMachine } from './policies.machine.ts'
import type { PolicyGateway } from './PolicyGateway.ts'
import type { OrganizationActors } from './organizationActors.ts'
import { createOrganizationsMachine } from './organizations.machine.ts'
import { createUpgradeMachine } from './upgrade.machine.ts'
import type { UsageGateway } from './UsageGateway.ts'
import { workingInside } from './workingInside.ts'
import type { Workplaces } from './Workplaces.ts'

interface AdministeringPorts extends Omit<OrganizationPorts, 'changed'> {
  readonly entry: { readonly workplaces: Pick<Workplaces, 'enter'> }
  readonly policies: PolicyGateway
  readonly usages: UsageGateway
  readonly events: EventStream
}

/** The machines of the organizations' administration, started: what one of them changes, the list follows. */
export const startOrganizations = (ports: AdministeringPorts): OrganizationActors => {
  const organizations = createActor(createOrganizationsMachine(ports)).start()
  const organization = createActor(createOrganizationMachine({ ...ports, changed: (one) => changed(one) })).start()
  const changed = (one: OrganizationSummary) => {
    organizations.send({ type: 'organization.changed', organization: one })
    organization.send({ type: 'organization.changed', id: one.id })
  }
  const manyOrganizations = createActor(
    createManyOrganizationsMachine({ ...ports, changed: () => organizations.send({ type: 'organizations.changed' }) }),
  ).start()
  let { view, organizations: listed } = organizations.getSnapshot().context
  organizations.subscribe(({ context }) => {
    if (!findsSame(context.view, view)) manyOrganizations.send({ type: 'search.changed' })
    if (!context.isOther && context.organizations !== listed) manyOrganizations.send({ type: 'organizations.listed', organizations: context.organizations })
    view = context.view
    listed = context.organizations
  })
  return {
    organizations,
    organization,
    organizationEdit: createActor(createOrganizationEditMachine({ ...ports, changed })).start(),
    organizationStorage: createActor(createOrganizationStorageMachine(ports)).start(),
    stepRule: createActor(createStepRuleMachine(ports)).start(),
    manyOrganizations,
    organizationRemoval: createActor(createOrganizationRemovalMachine({ ...ports, changed })).start(),
    policies: createActor(createPoliciesMachine(ports)).start(),
    upgrade: createActor(createUpgradeMachine(ports)).start(),
    workInside: workingInside(ports),
    organizationBlock: createActor(createOrganizationBlockMachine({ ...ports, changed })).start(),
  }
}
