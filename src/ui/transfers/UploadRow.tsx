import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { UploadActor } from '../../application/transfers/upload.machine.ts'
import { isKnown } from '../../application/uploads/question.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { fractionOf } from '../../domain/transfers/transfer.ts'
import { throttled } from './throttled.ts'
import { FileChooser } from './FileChooser.tsx'
import { FileIcon } from './FileIcon.tsx'
import { KnownFile } from './KnownFile.tsx'
import { TakenName } from './TakenName.tsx'
import { TransferFrame } from './TransferFrame.tsx'
import { UnsavedValues } from './UnsavedValues.tsx'
import { useUploadText } from './useUploadText.ts'
import { wordOf } from './words.ts'

interface UploadRowProps {
  readonly upload: UploadActor
  /** Bytes per second that one file gets now; undefined while not known. */
  readonly rate: number | undefined
}

/** One file on its way to the server. */
export const UploadRow = ({ upload, rate }: UploadRowProps) => {
  const { i18n } = useTranslation()
  const snapshot = useSelector(throttled(upload), (current) => current)
  const { file, name, sent, receipt } = snapshot.context
  const word = wordOf(snapshot)
  const asks = snapshot.matches('needsDecision') || snapshot.matches('awaitingFile')
  return (
    <TransferFrame
      icon={<FileIcon name={name} failed={word === 'Failed'} />}
      name={name}
      size={formatSize(file.size, matchLanguage(i18n.language))}
      word={word}
      asks={asks}
      progress={asks ? undefined : fractionOf(sent, file.size)}
      status={useUploadText(snapshot, rate)}
      can={(command) => snapshot.can(command)}
      onCommand={(command) => upload.send(command)}
    >
      {snapshot.matches('needsDecision') && (isKnown(snapshot.context) ? <KnownFile upload={upload} /> : <TakenName upload={upload} />)}
      {snapshot.matches('complete') && receipt?.unsaved !== undefined && <UnsavedValues unsaved={receipt.unsaved} />}
      {snapshot.matches('awaitingFile') && <FileChooser upload={upload} name={file.name} />}
    </TransferFrame>
  )
}
