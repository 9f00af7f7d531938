import { Check, Pause, Play, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { TransferCommand } from '../../application/transfers/news.ts'
import type { TransferState } from '../../domain/transfers/transfer.ts'
import { FileName } from '../kit/FileName.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'
import { toneOf } from './words.ts'

interface TransferFrameProps {
  readonly icon: ReactNode
  readonly name: string
  /** Beside the name: its size, or how many things are in it. */
  readonly size?: string | undefined
  readonly word: TransferState
  /** It stands still until a person has answered. */
  readonly asks?: boolean
  /** From 0 to 1; absent where nobody can tell. */
  readonly progress?: number | undefined
  /** What is happening, beside the word. */
  readonly status: string
  readonly can: (command: TransferCommand) => boolean
  readonly onCommand: (command: TransferCommand) => void
  /** What a person is asked, or can do beside the commands. */
  readonly children?: ReactNode
}

const BUTTONS = [
  { type: 'pause', icon: <Pause size={16} /> },
  { type: 'resume', icon: <Play size={16} /> },
  { type: 'retry', icon: <RotateCw size={16} /> },
] as const

/** A line of the transfers, of whatever kind: how far it is, what is in its way, and what can be done about it. */
export const TransferFrame = ({ icon, name, size, word, asks = false, progress, status, can, onCommand, children }: TransferFrameProps) => {
  const { t } = useTranslation()
  const failed = word === 'Failed'
  return (
    <Row data-state={word} data-asks={asks || undefined}>
      {icon}
      <Middle>
        <Line>
          <FileName name={name} />
          <span>{size}</span>
        </Line>
        {(progress !== undefined || failed) && (
          <ProgressBar label={t('transfers.progressOf', { name })} value={failed ? 1 : (progress ?? 0)} tone={toneOf(word)} />
        )}
        <Line>
          <span>{t(asks ? 'transfers.state.asks' : `transfers.state.${word}`)}</span>
          <Status>{status}</Status>
        </Line>
        {children}
      </Middle>
      <Buttons>
        {word === 'Complete' && <Check size={18} aria-hidden />}
        {BUTTONS.filter(({ type }) => can({ type }) && (type !== 'retry' || failed)).map(({ type, icon: sign }) => (
          <IconButton key={type} size="compact" label={t(`transfers.${type}`, { name })} icon={sign} onClick={() => onCommand({ type })} />
        ))}
        {word !== 'Complete' && (
          <IconButton size="compact" label={t(failed ? 'transfers.remove' : 'transfers.cancel', { name })} icon={<X size={16} />} onClick={() => onCommand({ type: 'cancel' })} />
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

  > svg {
    flex: none;
  }

  &[data-state='Failed'] > svg,
  &[data-state='Failed'] output {
    color: ${theme.color.danger};
  }

  &[data-state='Complete'] > svg,
  &[data-state='Complete'] > :last-child > svg {
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

  /* Where something goes can be long, and leaves its name room. */
  > span + span {
    max-width: 60%;
    text-align: end;
    overflow-wrap: anywhere;
  }
`

const Status = styled.output`
  min-width: 0;
  text-align: end;
`

const Buttons = styled.div`
  display: flex;
  flex: none;
  align-items: center;
`
