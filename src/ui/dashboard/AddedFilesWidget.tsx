import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '../../application/dashboard/DashboardGateway.ts'
import { PERIODS, type Period } from '../../domain/dashboard/periods.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'
import { AddedBars } from './AddedBars.tsx'
import { bucketName } from './bucketText.ts'
import { useFigures } from './useFigures.ts'
import { Widget } from './Widget.tsx'

interface AddedFilesWidgetProps {
  readonly added: Dashboard['added']
  readonly onPeriod: (period: Period) => void
}

/** What was added over time. */
export const AddedFilesWidget = ({ added: { period, files: total, buckets, asOf }, onPeriod }: AddedFilesWidgetProps) => {
  const { t } = useTranslation()
  const { files, numberCell, sizeCell, language } = useFigures()
  const figures = {
    heads: [t(`dashboard.periodHead.${period}`), t('dashboard.filesHead'), t('dashboard.sizeHead')],
    rows: buckets.map((bucket) => [bucketName(bucket.start, period, language), numberCell(bucket.files), sizeCell(bucket.bytes)] as const),
    file: 'added-files',
  }
  const choice = (
    <Menu
      label={t('dashboard.period')}
      align="start"
      button={
        <Button tone="ghost" size="compact">
          {t(`dashboard.periods.${period}`)}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      entries={PERIODS.map((one) => ({ id: one, label: t(`dashboard.periods.${one}`), checked: one === period, onSelect: () => onPeriod(one) }))}
    />
  )
  return (
    <Widget title={t('dashboard.addedFiles')} count={files(total)} choice={choice} asOf={asOf} figures={figures} nothing={t('dashboard.nothing')}>
      <AddedBars label={t('dashboard.addedFiles')} period={period} buckets={buckets} />
    </Widget>
  )
}
