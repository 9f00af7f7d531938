import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { WordCorrectionActor } from '../../application/ocr/wordCorrection.machine.ts'
import type { OcrPage } from '../../domain/ocr/page.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { stepFrom } from './wordSteps.ts'

interface WordFieldProps {
  readonly correction: WordCorrectionActor
  readonly page: OcrPage
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** A word as it is written anew, below the one on the picture and as far to its left as that lies on the right, so that all of it is seen. Enter and Tab keep it and go on to the next, Shift with them to the one before, Escape leaves it as it was. */
export const WordField = ({ correction, page }: WordFieldProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(correction, (current) => current)
  const { word, before, typed, problem, failure } = snapshot.context
  const field = useRef<HTMLInputElement>(null)
  const hint = useId()
  const language = matchLanguage(i18n.language)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const byKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') correction.send({ type: 'cancel' })
    else if (event.key === 'Enter' || event.key === 'Tab') correction.send({ type: 'word.save', next: stepFrom(page.words, word, event.shiftKey ? -1 : 1) })
    else return
    event.preventDefault()
  }

  if (before === undefined) return null
  const problemShown = failure === undefined ? problemText(t, problem, language) : failureText(t, failure, language)
  const { box } = before
  return (
    <Root style={{ left: `${box.x * 100}%`, top: `${(box.y + box.height) * 100}%`, transform: `translateX(${-box.x * 100}%)` }} onPointerDown={stop} onDoubleClick={stop} onClick={stop}>
      <div>
        <input
          ref={field}
          aria-label={t('ocr.wordField', { word: before.text })}
          aria-invalid={problemShown !== undefined}
          aria-describedby={hint}
          aria-busy={snapshot.hasTag('busy')}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => correction.send({ type: 'word.typed', text: event.currentTarget.value })}
          onKeyDown={byKey}
        />
        {before.isCorrected && <IconButton size="compact" label={t('ocr.asRead')} icon={<Undo2 size={14} />} onClick={() => correction.send({ type: 'word.restore' })} />}
      </div>
      <small id={hint} role={problemShown === undefined ? undefined : 'alert'} data-problem={problemShown !== undefined || undefined}>
        {problemShown ?? t('ocr.wordHint')}
      </small>
    </Root>
  )
}

const Root = styled.div`
  position: absolute;
  z-index: 2;
  display: grid;
  gap: ${theme.space[1]};
  width: max-content;
  max-width: ${theme.size.bubble};
  margin-top: ${theme.space[1]};
  padding: ${theme.space[2]};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  font-size: ${theme.font.size.body};
  line-height: ${theme.font.line.normal};
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
  pointer-events: auto;

  > div {
    display: flex;
    gap: ${theme.space[1]};
  }

  input {
    flex: 1;
    min-width: 0;
    height: ${theme.size.control};
    padding: 0 ${theme.space[2]};
    border: ${theme.border.control};
    border-radius: ${theme.radius.small};
    font: inherit;
    color: inherit;
    background: ${theme.color.surface};
  }

  input:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: -1px;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
    white-space: normal;
  }

  small[data-problem] {
    color: ${theme.color.danger};
  }
`
