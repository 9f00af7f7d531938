import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { ScanText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OcrRunActor, OcrRunSnapshot } from '../../application/ocr/ocrRun.machine.ts'
import { formatDuration } from '../../domain/format/duration.ts'
import { fractionOf } from '../../domain/transfers/transfer.ts'
import { TransferFrame } from './TransferFrame.tsx'
import { wordOf } from './words.ts'

const statusOf = (t: TFunction, snapshot: OcrRunSnapshot): string => {
  const { assets, failed, pages, pagesDone, secondsLeft } = snapshot.context.run
  if (snapshot.matches('cancelling')) return t('transfers.ocrRun.cancelling')
  if (snapshot.matches('done') || snapshot.matches('failed')) return failed > 0 ? t('transfers.ocrRun.doneBut', { count: assets - failed, failed }) : t('transfers.ocrRun.done', { count: assets })
  if (snapshot.matches('inLine')) return t('transfers.ocrRun.inLine')
  const read = t('transfers.ocrRun.pages', { done: pagesDone, count: pages })
  return secondsLeft === null || secondsLeft <= 0 ? read : `${read}, ${t('transfers.left', { time: formatDuration(secondsLeft) })}`
}

/** A selection whose texts are read off their pages: how many pages are, and how long the rest will take. */
export const OcrRunRow = ({ ocrRun }: { readonly ocrRun: OcrRunActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(ocrRun, (current) => current)
  const { name, assets, pages, pagesDone } = snapshot.context.run
  const word = wordOf(snapshot)
  return (
    <TransferFrame
      icon={<ScanText size={18} aria-hidden />}
      name={name ?? t('transfers.ocrRun.files', { count: assets })}
      size={t('transfers.ocrRun.to')}
      word={word}
      progress={word === 'WorkInProgress' ? (pages === 0 ? 0 : fractionOf(pagesDone, pages)) : undefined}
      status={statusOf(t, snapshot)}
      can={(command) => snapshot.can(command)}
      onCommand={(command) => ocrRun.send(command)}
    />
  )
}
