import { useTranslation } from 'react-i18next'
import { formatCalendarDate } from '../../domain/format/dates.ts'
import type { EmbargoAbove } from '../../domain/publishing/embargo.ts'

interface EmbargoFactProps {
  readonly target: { readonly embargoUntil?: string; readonly embargoAbove: EmbargoAbove | null }
}

/** From which day something is on the portal, by itself or by a folder above it; nothing where none has still to come. */
export const EmbargoFact = ({ target: { embargoUntil, embargoAbove } }: EmbargoFactProps) => {
  const { t } = useTranslation()
  if (embargoUntil === undefined && embargoAbove === null) return null
  const isOwn = embargoUntil !== undefined && (embargoAbove === null || embargoUntil >= embargoAbove.until)
  return (
    <>
      <dt>{t('publishing.fact')}</dt>
      <dd>
        {isOwn
          ? t('publishing.fromDay', { day: formatCalendarDate(embargoUntil) })
          : t('publishing.fromAbove', { day: formatCalendarDate(embargoAbove?.until ?? ''), folder: embargoAbove?.folder ?? '' })}
      </dd>
    </>
  )
}
