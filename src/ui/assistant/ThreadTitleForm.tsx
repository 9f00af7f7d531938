import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ThreadTitleActor } from '../../application/assistant/threadTitle.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { TextField } from '../kit/TextField.tsx'
import { useAfterPress } from '../forms/useAfterPress.ts'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

const selectAll = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

/** Another title for a thread, in its place: Enter or leaving it saves, Escape lets it be. */
export const ThreadTitleForm = ({ threadTitle }: { readonly threadTitle: ThreadTitleActor }) => {
  const { t, i18n } = useTranslation()
  const isLeaving = useRef(false)
  const afterPress = useAfterPress()
  const snapshot = useSelector(threadTitle, (current) => current)
  const { title, problem, failure } = snapshot.context
  const language = matchLanguage(i18n.language)
  const wrong = problem === undefined ? failure && failureText(t, failure, language) : problemText(t, problem, language)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') threadTitle.send({ type: 'save' })
    if (event.key !== 'Escape') return
    // The dialog around it stays.
    event.preventDefault()
    isLeaving.current = true
    threadTitle.send({ type: 'cancel' })
  }
  return (
    <Place>
      <TextField
        ref={selectAll}
        label={t('assistant.history.name')}
        problem={wrong}
        value={title}
        autoComplete="off"
        onChange={(event) => threadTitle.send({ type: 'title.change', title: event.currentTarget.value })}
        onKeyDown={onKeyDown}
        onBlur={() => isLeaving.current || afterPress(() => threadTitle.send({ type: 'save' }))}
      />
    </Place>
  )
}

const Place = styled.div`
  padding: ${theme.space[1]} 0;

  label {
    font-size: ${theme.font.size.caption};
  }
`
