import { useTranslation } from 'react-i18next'
import type { SpreadVerdict } from '../../domain/restrictions/spreading.ts'
import { Verdict } from '../kit/Verdict.tsx'

/** Who gets how many restrictions, and who is left out and why. */
export const SpreadVerdictLists = ({ verdict: { things, done, left } }: { readonly verdict: SpreadVerdict }) => {
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
      <p>{things === 0 ? t('restrictions.spread.nothing') : done.length === 0 ? t('restrictions.spread.nobody') : t('restrictions.spread.text')}</p>
    </Verdict>
  )
}
