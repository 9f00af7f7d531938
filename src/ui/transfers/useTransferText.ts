import { useTranslation } from 'react-i18next'
import type { UploadSnapshot } from '../../application/transfers/upload.machine.ts'
import { formatDuration } from '../../domain/format/duration.ts'
import { TRANSFER_STATES, type TransferState } from '../../domain/transfers/transfer.ts'
import { codeText } from './codeText.ts'

/** The word of specification section 4 for how a file is doing. */
export const wordOf = (snapshot: UploadSnapshot): TransferState => TRANSFER_STATES.find((state) => snapshot.hasTag(state)) ?? 'Unknown'

const TONES = { WorkInProgress: 'primary', Complete: 'success', Failed: 'danger', Unknown: 'warning' } as const
export const toneOf = (word: TransferState) => TONES[word]

/** What is happening to a file, beside its word: how long it still takes, what it waits for, or why it failed. */
export const useTransferText = (snapshot: UploadSnapshot, rate: number | undefined): string => {
  const { t } = useTranslation()
  const { code, file, sent, folderName } = snapshot.context
  if (snapshot.matches('checking')) return t('transfers.checking')
  if (snapshot.matches({ travelling: 'waiting' })) return t('transfers.waiting')
  if (snapshot.matches({ travelling: 'finishing' })) return t('transfers.finishing')
  if (snapshot.matches('paused')) return t('transfers.paused')
  if (snapshot.matches('interrupted')) return t('transfers.offline')
  if (snapshot.matches('needsDecision')) return t('transfers.taken')
  if (snapshot.matches({ awaitingFile: 'wrongFile' })) return t('transfers.otherFile', { name: file.name })
  if (snapshot.matches('awaitingFile')) return t('transfers.awaiting')
  if (snapshot.matches('complete')) return t('transfers.to', { folder: folderName })
  if (snapshot.matches('failed') && code !== undefined) return codeText(t, code)
  return rate === undefined || rate <= 0 ? '' : t('transfers.left', { time: formatDuration(Math.ceil((file.size - sent) / rate)) })
}
