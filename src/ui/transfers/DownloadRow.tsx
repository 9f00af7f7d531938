import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { DownloadActor, DownloadSnapshot } from '../../application/transfers/download.machine.ts'
import { throttled } from './throttled.ts'
import { codeText } from './codeText.ts'
import { FileIcon } from './FileIcon.tsx'
import { TransferFrame } from './TransferFrame.tsx'
import { wordOf } from './words.ts'

const statusOf = (t: TFunction, snapshot: DownloadSnapshot): string => {
  const { code } = snapshot.context
  if (snapshot.matches('interrupted')) return t('transfers.offline')
  if (snapshot.matches('handedOver')) return t('transfers.handedOver')
  return snapshot.matches('failed') && code !== undefined ? codeText(t, code) : t('transfers.checking')
}

/** One file on its way home: how far it is, only the browser knows. */
export const DownloadRow = ({ download }: { readonly download: DownloadActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(throttled(download), (current) => current)
  const word = wordOf(snapshot)
  return (
    <TransferFrame
      icon={<FileIcon name={snapshot.context.name} failed={word === 'Failed'} />}
      name={snapshot.context.name}
      size={t('transfers.kinds.download')}
      word={word}
      status={statusOf(t, snapshot)}
      can={(command) => snapshot.can(command)}
      onCommand={(command) => download.send(command)}
    />
  )
}
