import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ManyAccountsActor } from '../../application/users/manyAccounts.machine.ts'
import { canGrant } from '../../domain/access/roles.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { Role } from '../../domain/roles/role.ts'
import { reaches } from '../../domain/users/reach.ts'
import { Button } from '../kit/Button.tsx'
import { StickyBar } from '../selection/StickyBar.ts'

interface ManyAccountsBarProps {
  readonly many: ManyAccountsActor
  readonly roles: readonly Role[]
  /** What the person at work holds, and so can grant. */
  readonly held: readonly Permission[]
  readonly isOwn: boolean
  /** Absent where they may not. */
  readonly onRestrict: (() => void) | undefined
  readonly onCopy: (() => void) | undefined
  readonly onDelete: (() => void) | undefined
}

/** How many accounts are picked, and what can be done to all of them. */
export const ManyAccountsBar = ({ many, roles, held, isOwn, onRestrict, onCopy, onDelete }: ManyAccountsBarProps) => {
  const { t } = useTranslation()
  const count = useSelector(many, ({ context }) => context.picked.length)
  if (count === 0) return null
  return (
    <StickyBar role="toolbar" aria-label={t('users.many.bar')}>
      <output>{t('users.many.picked', { count })}</output>
      {reaches(held, 'editUsers', isOwn) && (
        <Button onClick={() => many.send({ type: 'role.ask', roles: roles.filter(({ permissions }) => canGrant(held, permissions)) })}>
          {t('users.many.actions.role')}
        </Button>
      )}
      {reaches(held, 'blockUsers', isOwn) && (
        <>
          <Button onClick={() => many.send({ type: 'state.ask', kind: 'block' })}>{t('users.actions.block')}</Button>
          <Button onClick={() => many.send({ type: 'state.ask', kind: 'unblock' })}>{t('users.actions.unblock')}</Button>
        </>
      )}
      {onRestrict && <Button onClick={onRestrict}>{t('users.many.actions.restrict')}</Button>}
      {onCopy && <Button onClick={onCopy}>{t('users.many.actions.copyRestrictions')}</Button>}
      {onDelete && <Button onClick={onDelete}>{t('users.actions.delete')}</Button>}
      <Button tone="ghost" onClick={() => many.send({ type: 'clear' })}>
        {t('users.many.clear')}
      </Button>
    </StickyBar>
  )
}
