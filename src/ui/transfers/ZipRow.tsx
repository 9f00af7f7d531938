import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { Download, FileArchive, FileX } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ZipActor, ZipSnapshot } from '../../application/transfers/zip.machine.ts'
import { formatDateTime } from '../../domain/format/dates.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { fractionOf } from '../../domain/transfers/transfer.ts'
import { Button, buttonShape, type ButtonShape } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { codeText } from './codeText.ts'
import { TransferFrame } from './TransferFrame.tsx'
import { wordOf } from './words.ts'

const statusOf = (t: TFunction, snapshot: ZipSnapshot): string => {
  const { zip, code } = snapshot.context
  if (snapshot.matches('interrupted') || snapshot.matches({ ready: 'offline' })) return t('transfers.offline')
  if (snapshot.matches({ making: 'disconnected' })) return t('transfers.zip.disconnected')
  if (snapshot.matches({ making: 'inLine' })) return t('transfers.waiting')
  if (snapshot.matches('making')) return t('transfers.zip.packing')
  if (code !== undefined && (snapshot.matches('failed') || snapshot.matches({ ready: 'refused' }))) return codeText(t, code)
  if (snapshot.matches({ ready: 'fetching' })) return t('transfers.checking')
  if (snapshot.matches('ready') && zip !== undefined) return t('transfers.zip.until', { time: formatDateTime(zip.expiresAt, TIME_ZONE) })
  return t('transfers.zip.asking')
}

const nameOf = (t: TFunction, { zip, label }: ZipSnapshot['context']): string => {
  if (zip !== undefined) return zip.name
  return label.name === undefined ? t('transfers.zip.of', { count: label.count }) : `${label.name}.zip`
}

/** Folders and files that become one zip: how far it is, then where it is fetched, and until when. */
export const ZipRow = ({ zip }: { readonly zip: ZipActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(zip, (current) => current)
  const { context } = snapshot
  const name = nameOf(t, context)
  const word = wordOf(snapshot)
  const fetch = (event: MouseEvent) => {
    event.preventDefault()
    zip.send({ type: 'fetch' })
  }
  return (
    <TransferFrame
      icon={word === 'Failed' ? <FileX size={18} aria-hidden /> : <FileArchive size={18} aria-hidden />}
      name={name}
      size={context.zip && formatSize(context.zip.total, matchLanguage(i18n.language))}
      word={word}
      progress={word === 'WorkInProgress' ? fractionOf(context.zip?.done ?? 0, context.zip?.total ?? 1) : undefined}
      status={statusOf(t, snapshot)}
      can={(command) => snapshot.can(command)}
      onCommand={(command) => zip.send(command)}
    >
      {snapshot.matches('ready') && (
        <Choices>
          <FetchLink href={context.address} download={name} data-tone="secondary" data-size="compact" onClick={fetch}>
            <Download size={14} aria-hidden />
            <span>{t('transfers.zip.fetch')}</span>
          </FetchLink>
          <Button size="compact" tone="ghost" aria-label={t('transfers.remove', { name })} onClick={() => zip.send({ type: 'remove' })}>
            {t('transfers.zip.removeShort')}
          </Button>
        </Choices>
      )}
    </TransferFrame>
  )
}

const Choices = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`

const FetchLink = styled.a<ButtonShape>`
  ${buttonShape}
`
