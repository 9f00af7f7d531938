import { useTranslation } from 'react-i18next'
import type { SpreadVerdict } from '../../domain/restrictions/spreading.ts'
import { Verdict } from '../kit/Verdict.tsx'

interface SpreadVerdictListsProps {
  readonly verdict: SpreadVerdict
  /** They are somebody's: those that whoever copies does not see are not among them. */
  readonly isCopy: boolean
}

/** Who gets how many restrictions, and who is left out and why. */
export const SpreadVerdictLists = ({ verdict: { targets, done, left }, isCopy }: SpreadVerdictListsProps) => {
  const { t } = useTranslation()
  return (
    <Verdict
      done={{
        label: t('restrictions.spread.confirm', { count: done.length }),
        items: done.map(({ id, name, added }) => ({ id, name, note: t('restrictions.spread.added', { count: added }) })),
      }}
      left={{
        label: t('users.many.left', { count: left.length }),
        items: left.map(({ id, name, code }) => ({ id, name, note: t(`restrictions.spread.reason.${code}`) })),
      }}
    >
      {isCopy && targets > 0 && <p>{t('restrictions.spread.onlySeen')}</p>}
      <p>{targets === 0 ? t('restrictions.spread.nothing') : done.length === 0 ? t('restrictions.spread.nobody') : t('restrictions.spread.text')}</p>
    </Verdict>
  )
}
