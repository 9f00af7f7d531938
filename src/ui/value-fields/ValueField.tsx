import { type FocusEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { mostValues } from '../../domain/metadata/values.ts'
import type { TypedProblem } from '../../domain/metadata/typed.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Hint, ProblemText, requiredMark } from '../kit/Field.tsx'
import { useAfterPress } from '../forms/useAfterPress.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import type { FieldAttribute } from './fieldProps.ts'
import { FieldStateMark } from './FieldStateMark.tsx'
import { MultipleChoiceInput } from './MultipleChoiceInput.tsx'
import type { FieldState } from './fieldState.ts'
import { ValueRows } from './ValueRows.tsx'
import { ValueInput } from './ValueInput.tsx'

interface ValueFieldProps {
  readonly attribute: FieldAttribute
  /** As they are typed, one for each value. */
  readonly texts: readonly string[]
  readonly state: FieldState
  readonly problem?: TypedProblem | undefined
  /** What is still saved, where what is typed was refused. */
  readonly kept?: string | undefined
  readonly finder: ValueFinderActor
  readonly onType: (texts: readonly string[]) => void
  /** Whoever typed is done with the field. */
  readonly onLeave: () => void
  /** Chosen rather than typed: done with as well. */
  readonly onPick: (texts: readonly string[]) => void
  readonly onPutBack: () => void
  /** Beside the name. */
  readonly aside?: ReactNode
  /** Below the field. */
  readonly children?: ReactNode
}

/** An attribute's values to be edited: its control by type, what it is for, how far it is saved, and what is wrong with it. */
export const ValueField = ({ attribute, texts, state, problem, kept, finder, onType, onLeave, onPick, onPutBack, aside, children }: ValueFieldProps) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const afterPress = useAfterPress()
  const isMany = mostValues(attribute) > 1
  const described = [attribute.helpText !== '' && `${id}-help`, problem !== undefined && `${id}-problem`].filter(Boolean).join(' ')
  const field = { id, label: attribute.name, attribute, describedBy: described || undefined, finder }
  const first = texts[0] ?? ''
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) afterPress(onLeave)
  }
  const keys = (event: KeyboardEvent) => {
    // What is composed is ended by them, and the field is not.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && (state === 'edited' || state === 'refused')) {
      event.stopPropagation()
      onPutBack()
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'text') onLeave()
  }
  return (
    <Root data-state={state} {...(isMany && { role: 'group', 'aria-labelledby': `${id}-name` })} onBlur={left} onKeyDown={keys}>
      <Head>
        <label id={`${id}-name`} htmlFor={attribute.type === 'yesNo' ? undefined : id} data-required={attribute.required || undefined}>
          {attribute.name}
        </label>
        <FieldStateMark state={state} />
        {aside}
      </Head>
      {attribute.helpText !== '' && <Hint id={`${id}-help`}>{attribute.helpText}</Hint>}
      {attribute.type === 'multipleChoice' && <MultipleChoiceInput {...field} isInvalid={problem !== undefined} texts={texts} onChange={onPick} onUnknown={(text) => onPick([...texts, text])} />}
      {attribute.type !== 'multipleChoice' && isMany && <ValueRows {...field} texts={texts} wrong={problem?.at} onChange={onType} onPick={onPick} />}
      {!isMany && <ValueInput {...field} isInvalid={problem !== undefined} text={first} onType={(text) => onType([text])} onPick={(text) => onPick([text])} />}
      <Problem>
        <ProblemText id={`${id}-problem`} aria-live="polite">
          {problem && problemText(t, problem.problem, matchLanguage(i18n.language))}
        </ProblemText>
        {problem && kept !== undefined && (
          <span>
            {t('describing.stillSaved', { value: kept })}{' '}
            <Button size="compact" tone="ghost" onClick={onPutBack}>
              {t('describing.putBack')}
            </Button>
          </span>
        )}
      </Problem>
      {children}
    </Root>
  )
}

const Root = styled.div`
  /* What is put out of the way stays within what scrolls. */
  position: relative;
  display: grid;
  gap: ${theme.space.snug};
  min-width: 0;

  > button,
  > [role='radiogroup'] {
    justify-self: start;
  }

  > button {
    max-width: 100%;
    padding: ${theme.space[1]} 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  &[data-state='conflict'] input,
  &[data-state='conflict'] textarea {
    border-color: ${theme.color.warning};
    background: ${theme.color.warningSoft};
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.target};

  > label {
    flex: 1;
    min-width: 0;
    font-weight: ${theme.font.weight.medium};
    overflow-wrap: anywhere;
  }

  > label[data-required]::after {
    ${requiredMark}
  }
`

const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};

  /* There, so that what comes into it is read. */
  &:not(:has(> p:not(:empty), > span)) {
    position: absolute;
  }
`
