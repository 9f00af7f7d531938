import { useSelector } from '@xstate/react'
import { Check, File, FileImage, FileX, Pause, Play, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { UploadActor } from '../../application/transfers/upload.machine.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import { previewKindOf, contentTypeOfName } from '../../domain/library/contentTypes.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { fractionOf } from '../../domain/transfers/transfer.ts'
import { FileName } from '../kit/FileName.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'
import { FileChooser } from './FileChooser.tsx'
import { TakenName } from './TakenName.tsx'
import { toneOf, useTransferText, wordOf } from './useTransferText.ts'

interface TransferRowProps {
  readonly upload: UploadActor
  /** Bytes per second that one file gets now; undefined while not known. */
  readonly rate: number | undefined
}

const iconOf = (name: string, failed: boolean) => {
  if (failed) return <FileX size={18} aria-hidden />
  return previewKindOf(contentTypeOfName(name)?.mediaType ?? '') === 'image' ? <FileImage size={18} aria-hidden /> : <File size={18} aria-hidden />
}

/** One file on its way: how far it is, what is in its way, and what can be done about it. */
export const TransferRow = ({ upload, rate }: TransferRowProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(upload, (current) => current)
  const { file, name, sent } = snapshot.context
  const word = wordOf(snapshot)
  const told = useTransferText(snapshot, rate)
  const failed = word === 'Failed'
  const can = (type: 'pause' | 'resume' | 'retry') => snapshot.can({ type })
  return (
    <Row data-state={word}>
      {iconOf(name, failed)}
      <Middle>
        <Line>
          <FileName name={name} />
          <span>{formatSize(file.size, matchLanguage(i18n.language))}</span>
        </Line>
        <ProgressBar
          label={t('transfers.progressOf', { name })}
          value={failed ? 1 : fractionOf(sent, file.size)}
          tone={toneOf(word)}
        />
        <Line>
          <span>{t(`transfers.state.${word}`)}</span>
          <Told>{told}</Told>
        </Line>
        {snapshot.matches('needsDecision') && <TakenName upload={upload} proposal={snapshot.context.proposal} />}
        {snapshot.matches('awaitingFile') && <FileChooser upload={upload} name={file.name} />}
      </Middle>
      <Buttons>
        {word === 'Complete' && <Check size={18} aria-hidden />}
        {can('pause') && (
          <IconButton size="compact" label={t('transfers.pause', { name })} icon={<Pause size={16} />} onClick={() => upload.send({ type: 'pause' })} />
        )}
        {can('resume') && (
          <IconButton size="compact" label={t('transfers.resume', { name })} icon={<Play size={16} />} onClick={() => upload.send({ type: 'resume' })} />
        )}
        {failed && can('retry') && (
          <IconButton size="compact" label={t('transfers.retry', { name })} icon={<RotateCw size={16} />} onClick={() => upload.send({ type: 'retry' })} />
        )}
        {word !== 'Complete' && (
          <IconButton size="compact" label={t('transfers.cancel', { name })} icon={<X size={16} />} onClick={() => upload.send({ type: 'cancel' })} />
        )}
      </Buttons>
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 10px ${theme.space[2]} 10px ${theme.space[4]};
  color: ${theme.color.inkFaint};

  &[data-state='Failed'] > svg,
  &[data-state='Failed'] output {
    color: ${theme.color.danger};
  }

  &[data-state='Complete'] svg {
    color: ${theme.color.success};
  }
`

const Middle = styled.div`
  display: grid;
  flex: 1;
  gap: 5px;
  min-width: 0;
  font-size: ${theme.font.size.caption};
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-width: 0;
  font-variant-numeric: ${theme.font.figures};

  > span {
    flex: none;
  }

  > span:first-child {
    color: ${theme.color.inkSoft};
    white-space: nowrap;
  }

  > span:first-child:has(> span) {
    flex: 0 1 auto;
  }
`

const Told = styled.output`
  min-width: 0;
  text-align: end;
`

const Buttons = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`
