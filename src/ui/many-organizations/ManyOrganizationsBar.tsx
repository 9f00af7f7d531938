import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ManyOrganizationsActor } from '../../application/organizations/manyOrganizations.machine.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { StickyBar } from '../selection/StickyBar.ts'

interface ManyOrganizationsBarProps {
  readonly many: ManyOrganizationsActor
  readonly listed: readonly OrganizationSummary[]
}

/** Picks all that are listed, says how many are picked, and what can be done to all of them. */
export const ManyOrganizationsBar = ({ many, listed }: ManyOrganizationsBarProps) => {
  const { t } = useTranslation()
  const picked = useSelector(many, ({ context }) => context.picked)
  const count = picked.length
  const isAll = listed.every(({ id }) => picked.some((one) => one.id === id))
  return (
    <StickyBar role="toolbar" aria-label={t('organizations.many.bar')}>
      <Checkbox
        label={t('organizations.many.all')}
        checked={isAll}
        mixed={count > 0 && !isAll}
        onChange={() => many.send({ type: 'toggle.all', organizations: listed })}
      />
      {count > 0 && (
        <>
          <output>{t('organizations.many.picked', { count })}</output>
          <Button onClick={() => many.send({ type: 'ask', action: 'block' })}>{t('organizations.many.block')}</Button>
          <Button onClick={() => many.send({ type: 'ask', action: 'unblock' })}>{t('organizations.many.unblock')}</Button>
          <Button tone="ghost" onClick={() => many.send({ type: 'clear' })}>
            {t('organizations.many.clear')}
          </Button>
        </>
      )}
    </StickyBar>
  )
}
