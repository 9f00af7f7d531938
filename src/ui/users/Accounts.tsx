import { useSelector } from '@xstate/react'
import { UserPlus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatch, useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { AccountActionActor } from '../../application/users/accountAction.machine.ts'
import type { ManyTargets } from '../../application/restrictions/RestrictionGateway.ts'
import type { AccountDeletionActor } from '../../application/users/accountDeletion.machine.ts'
import type { AccountsActor } from '../../application/users/accounts.machine.ts'
import type { InvitingActor } from '../../application/users/inviting.machine.ts'
import type { ManyAccountsActor } from '../../application/users/manyAccounts.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { Account } from '../../domain/users/account.ts'
import { reaches } from '../../domain/users/reach.ts'
import { useDialogAddress } from '../access/useDialogAddress.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { accountDialogAddress, ORGANIZATIONS } from '../addresses/organizations.ts'
import { theme } from '../theme/theme.ts'
import { AccountFilters } from './AccountFilters.tsx'
import { AccountTable } from './AccountTable.tsx'
import { ManyAccountsBar } from './ManyAccountsBar.tsx'

/** What becomes of accounts, named or of one role, that are to be restricted. */
export interface RestrictingMany {
  readonly choose: (targets: ManyTargets) => void
  readonly copy: (targets: ManyTargets) => void
}

interface AccountsProps {
  readonly accounts: AccountsActor
  readonly accountAction: AccountActionActor
  readonly many: ManyAccountsActor
  readonly deletion: AccountDeletionActor
  readonly inviting: InvitingActor
  readonly claims: SessionClaims
  readonly organizationId: string
  /** It is the organization whose user this is. */
  readonly isOwn: boolean
  /** Restricting many; absent where they may not. */
  readonly restricting?: RestrictingMany | undefined
  /** Opens what the organization asks of its accounts; absent where they may not. */
  readonly onPolicies?: (() => void) | undefined
  /** What else is decided for the whole organization. */
  readonly tools?: ReactNode
}

const WAITING = Array.from({ length: 5 }, (_, row) => row)

/** Who has an account in an organization, and what can be done about it. */
export const Accounts = ({ accounts, accountAction, many, deletion, inviting, claims, organizationId, isOwn, restricting, onPolicies, tools }: AccountsProps) => {
  const { t, i18n } = useTranslation()
  const { to: beside } = useDialogAddress(ORGANIZATIONS)
  const [search] = useSearchParams()
  const isOnItsPage = useMatch(`${ORGANIZATIONS}/detail/*`) !== null
  const to = isOnItsPage ? (path: string) => accountDialogAddress(search, organizationId, path) : beside
  const snapshot = useSelector(accounts, (current) => current)
  const { items, total, next, roles, failure, filter } = snapshot.context
  const isNarrowed = Object.keys(filter).length > 0
  const picked = useSelector(many, ({ context }) => context.picked)
  const language = matchLanguage(i18n.language)
  const roleId = snapshot.context.filter.roleId
  const named = { userIds: picked.map(({ id }) => id) }
  const mayDelete = reaches(claims.permissions, 'deleteUsers', isOwn)
  const remove = (chosen: readonly Account[]) => deletion.send({ type: 'delete.ask', organizationId, accounts: chosen })
  const mayPick = restricting !== undefined || reaches(claims.permissions, 'editUsers', isOwn) || reaches(claims.permissions, 'blockUsers', isOwn) || mayDelete
  const isChanging = snapshot.matches('settling') || snapshot.matches('refreshing')
  const isWaiting = snapshot.matches('reading') || snapshot.matches('unopened') || (isChanging && items.length === 0)
  const isListed = !isWaiting && !snapshot.matches('nothing') && !snapshot.matches('failed')
  return (
    <Root aria-labelledby="accounts-heading" aria-busy={isWaiting || undefined}>
      <Head>
        <h3 id="accounts-heading">{t('users.accounts')}</h3>
        {isListed && <output>{t('users.count', { count: total })}</output>}
        <Tools>
          {tools}
          {onPolicies && <Button onClick={onPolicies}>{t('policies.open')}</Button>}
          {reaches(claims.permissions, 'addUsers', isOwn) && (
            <>
              <Button onClick={() => inviting.send({ type: 'open', organizationId, language })}>
                {t('users.inviteMany.open')}
              </Button>
              <ButtonLink tone="primary" icon={<UserPlus size={16} aria-hidden />} to={to(`user/new/${organizationId}/new/details`)}>
                {t('users.add')}
              </ButtonLink>
            </>
          )}
        </Tools>
      </Head>
      <AccountFilters roles={roles} />
      {isWaiting && WAITING.map((row) => <Skeleton key={row} $height={theme.size.row} />)}
      {snapshot.matches('nothing') && <EmptyState icon={<Users size={20} />} title={t(isNarrowed ? 'users.nothing' : 'users.none')} text={t(isNarrowed ? 'users.nothingText' : 'users.noneText')} />}
      {snapshot.matches('failed') && failure && (
        <ErrorState
          title={t('users.failed')}
          text={failureText(t, failure, language)}
          onRetry={() => accounts.send({ type: 'retry' })}
        />
      )}
      <ManyAccountsBar
        many={many}
        roles={roles}
        held={claims.permissions}
        isOwn={isOwn}
        onRestrict={restricting && (() => restricting.choose(named))}
        onCopy={restricting && (() => restricting.copy(named))}
        onDelete={mayDelete ? () => remove(picked) : undefined}
      />
      {isListed && restricting && roleId !== undefined && picked.length === 0 && (
        <Whole>
          <Button onClick={() => restricting.choose({ roleId })}>{t('users.many.actions.restrictRole')}</Button>
        </Whole>
      )}
      {isListed && (
        <AccountTable
          items={items}
          roles={roles}
          picking={mayPick ? { ids: new Set(picked.map(({ id }) => id)), toggle: (account) => many.send({ type: 'toggle', account }) } : undefined}
          onlooker={{
            claims,
            isOwn,
            organizationId,
            to,
            onCopy: restricting && ((account) => restricting.copy({ userIds: [account.id] })),
            onAction: (account, action) => (action === 'delete' ? remove([account]) : accountAction.send({ type: 'ask', organizationId, account, action })),
          }}
        />
      )}
      {snapshot.matches('stuck') && failure && (
        <ErrorState
          title={t('users.stuck')}
          text={failureText(t, failure, language)}
          onRetry={() => accounts.send({ type: 'retry' })}
        />
      )}
      {isListed && next !== null && !snapshot.matches('stuck') && (
        <Button busy={snapshot.matches('extending')} onClick={() => accounts.send({ type: 'more.wanted' })}>
          {t('users.more')}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[3]};

  h3 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  output {
    color: ${theme.color.inkFaint};
  }

`

const Whole = styled.div`
  display: flex;
  justify-content: flex-end;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-left: auto;
`
