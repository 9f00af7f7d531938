import * as Result from 'effect/Result'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { tagRule } from '../../../domain/assets/tags.ts'
import { parseValues } from '../../../domain/metadata/values.ts'
import { personNameRule } from '../../../domain/persons/persons.ts'
import { type Language, matchLanguage } from '../../../domain/preferences/language.ts'
import type { Suggestion } from '../../../domain/suggestions/suggestion.ts'
import type { Problem } from '../../../domain/validation/problem.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useProblemFocus } from '../../kit/useProblemFocus.ts'
import { problemText } from '../../texts/problemText.ts'
import { theme } from '../../theme/theme.ts'
import type { FieldAttribute } from '../../value-fields/fieldProps.ts'

interface ChangeFormProps {
  readonly suggestion: Suggestion
  readonly attribute: FieldAttribute | undefined
  /** What it begins with. */
  readonly text: string
  readonly hasFocus: boolean
  readonly onType: (text: string) => void
  readonly onSave: (values: readonly string[]) => void
  readonly onCancel: () => void
}

/** What was typed as values, or what is wrong with it. */
const read = ({ kind }: Suggestion, attribute: FieldAttribute | undefined, text: string, language: Language): Result.Result<readonly string[], Problem> => {
  if (attribute !== undefined) return Result.flatMap(parseValues(text, attribute, language), (values) => (values.length === 0 ? Result.fail<Problem>({ code: 'required' }) : Result.succeed(values)))
  const problem = (kind === 'Face' ? personNameRule : tagRule)(text)
  return problem === undefined ? Result.succeed([text]) : Result.fail(problem)
}

/** What is proposed, to be accepted as something else. */
export const ChangeForm = ({ suggestion, attribute, text, hasFocus, onType, onSave, onCancel }: ChangeFormProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const [typed, setTyped] = useState(text)
  const [problem, setProblem] = useState<Problem>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!hasFocus) return
    field.current?.focus()
    field.current?.select()
  }, [hasFocus])
  const type = (next: string) => {
    setTyped(next)
    onType(next)
  }
  const submit = () => {
    const values = read(suggestion, attribute, typed, language)
    if (Result.isSuccess(values)) onSave(values.success)
    else setProblem(values.failure)
  }
  const sending = useProblemFocus(submit)
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  }
  return (
    <Form {...sending} onKeyDown={giveUp}>
      <TextField label={t('suggestions.changeTo')} value={typed} ref={field} problem={problemText(t, problem, language)} onChange={({ target }) => type(target.value)} />
      <span>
        <Button type="submit" size="compact" tone="primary">
          {t('suggestions.acceptChanged')}
        </Button>
        <Button size="compact" tone="ghost" onClick={onCancel}>
          {t('suggestions.cancel')}
        </Button>
      </span>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[2]};
  width: min(100%, ${theme.size.search});

  > span {
    display: flex;
    gap: ${theme.space[2]};
  }
`
