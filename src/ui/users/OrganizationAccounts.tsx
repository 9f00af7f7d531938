import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { OrganizationActors } from '../../application/organizations/organizationActors.ts'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import type { UserActors } from '../../application/users/userActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { AccountDeletionDialog } from './AccountDeletionDialog.tsx'
import { AccountActionDialog } from './AccountActionDialog.tsx'
import { Accounts, type RestrictingMany } from './Accounts.tsx'
import { InviteManyDialog } from '../invitations/InviteManyDialog.tsx'
import { ManyAccountsDialog } from './ManyAccountsDialog.tsx'
import { canGrant } from '../../domain/access/roles.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { editReach } from '../../domain/organizations/reach.ts'
import { can } from '../../domain/rights/can.ts'
import { isOffered } from '../../domain/rights/offered.ts'
import { RecognitionButton } from '../recognition/RecognitionButton.tsx'
import { PoliciesDialog } from '../policies/PoliciesDialog.tsx'
import { ManyTreeDialog } from '../restrictions/ManyTreeDialog.tsx'
import { filterOf } from '../addresses/users.ts'

interface OrganizationAccountsProps extends ScreenProps<OrganizationActors & RestrictionActors & UserActors> {
  readonly organizationId: string
}

/** Any of them has something recognized of files. */
const RECOGNIZING = ['setFaceRecognition', 'setAutoTag'] as const

/** The accounts of an organization, narrowed as the address says, below what is told of the organization itself. */
export const OrganizationAccounts = ({ entry, shell, claims, organizationId }: OrganizationAccountsProps) => {
  const { accounts, accountAction, manyAccounts, accountDeletion, inviting } = shell
  const [search] = useSearchParams()
  const address = search.toString()
  useEffect(() => {
    const filter = filterOf(new URLSearchParams(address))
    accounts.send({ type: 'accounts.opened', organizationId, filter })
    manyAccounts.send({ type: 'list.opened', organizationId, filter })
  }, [accounts, manyAccounts, organizationId, address])
  const roles = useSelector(accounts, ({ context }) => context.roles)
  const ownId = entry.session.getSnapshot().context.session?.claims.organization.id
  const types = RESOURCE_TYPES.filter((type) => organizationId !== claims.organization.id || claims.settings.availableModules.includes(type))
  const mayEdit = editReach(claims, organizationId) !== undefined
  const { availableFeatures } = claims.settings
  const recognizes = mayEdit && organizationId === claims.organization.id && RECOGNIZING.some((action) => isOffered(availableFeatures, action))
  const restricting: RestrictingMany | undefined = can(claims.permissions, 'restrictAccess')
    ? {
        choose: (many) => shell.restrictedTree.send({ type: 'tree.open', of: { of: 'access', organizationId, many }, types }),
        copy: (targets) => shell.spreading.send({ type: 'copy.ask', organizationId, targets }),
      }
    : undefined
  return (
    <>
      <Accounts
        accounts={accounts}
        accountAction={accountAction}
        many={manyAccounts}
        deletion={accountDeletion}
        inviting={inviting}
        claims={claims}
        organizationId={organizationId}
        isOwn={organizationId === ownId}
        restricting={restricting}
        tools={recognizes && <RecognitionButton capabilities={shell.capabilities} />}
        onPolicies={mayEdit ? () => shell.policies.send({ type: 'policies.open', organizationId }) : undefined}
      />
      <AccountActionDialog accountAction={accountAction} />
      <ManyAccountsDialog many={manyAccounts} />
      <AccountDeletionDialog deletion={accountDeletion} search={shell.successorSearch} />
      <InviteManyDialog inviting={inviting} roles={roles.filter(({ permissions }) => canGrant(claims.permissions, permissions))} />
      <PoliciesDialog policies={shell.policies} stepRule={shell.stepRule} />
      {restricting && <ManyTreeDialog actors={shell} organizationId={organizationId} />}
    </>
  )
}
