import { useTranslation } from 'react-i18next'
import type { UploadSnapshot } from '../../application/transfers/upload.machine.ts'
import { isKnown } from '../../application/uploads/question.ts'
import { formatDuration } from '../../domain/format/duration.ts'
import { isAcceptedName } from '../../domain/assets/contentTypes.ts'
import { codeText } from './codeText.ts'

/** What is happening to a file, beside its word: how long it still takes, what it waits for, or why it failed. */
export const useUploadText = (snapshot: UploadSnapshot, rate: number | undefined): string => {
  const { t } = useTranslation()
  const { code, file, sent, folderName, target } = snapshot.context
  if (snapshot.matches('checking')) return t('transfers.checking')
  if (snapshot.matches({ travelling: 'waiting' })) return t('transfers.waiting')
  if (snapshot.matches({ travelling: 'finishing' })) return t('transfers.finishing')
  if (snapshot.matches('paused') || snapshot.matches('pausedUnchecked')) return t('transfers.paused')
  if (snapshot.matches('interrupted')) return t('transfers.offline')
  if (snapshot.matches('needsDecision') && isKnown(snapshot.context)) return t('transfers.knownOne')
  if (snapshot.matches('needsDecision')) return t('transfers.taken')
  if (snapshot.matches({ awaitingFile: 'wrongFile' })) return t('transfers.otherFile', { name: file.name })
  if (snapshot.matches('awaitingFile')) return t('transfers.awaiting')
  if (snapshot.matches('complete') && target !== undefined) return t('transfers.replaced')
  if (snapshot.matches('complete')) return t('transfers.to', { folder: folderName })
  // The name would have come: it is the content that was refused.
  if (snapshot.matches('failed') && code === 'FILE_TYPE_NOT_SUPPORTED' && isAcceptedName(file.name)) return t('transfers.contentDiffers')
  if (snapshot.matches('failed') && code !== undefined) return codeText(t, code)
  if (rate === undefined && target !== undefined) return t('transfers.replacing')
  return rate === undefined || rate <= 0 ? '' : t('transfers.left', { time: formatDuration(Math.ceil((file.size - sent) / rate)) })
}
