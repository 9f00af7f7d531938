import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { isHalfPlace, joinNear, shownNear, splitNear, writtenNear, wrongHalves } from '../../../domain/metadata-table/nearPlace.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { ProblemText } from '../../kit/Field.tsx'
import { TextInput } from '../../kit/TextField.tsx'
import { problemText } from '../../texts/problemText.ts'
import { theme } from '../../theme/theme.ts'

interface PlaceValueProps {
  readonly value: string
  readonly label: string
  /** Nothing can be found by it. */
  readonly isRefused: boolean
  readonly onChange: (value: string) => void
}

/** A place and how far around it: typed in the reader's language, asked for in the query's. */
export const PlaceValue = ({ value, label, isRefused, onChange }: PlaceValueProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isEntered, setEntered] = useState(false)
  // What is typed stands until something else is asked for.
  const shown = typed !== undefined && writtenNear(typed, language) === value ? typed : shownNear(value, language)
  const [place, distance] = splitNear(shown)
  // Whoever is at the first half has not forgotten the other.
  const isJudged = isRefused && !(isEntered && isHalfPlace(shown))
  const [placeProblem, distanceProblem] = (isJudged ? wrongHalves(shown, language) : []).map((problem) => problemText(t, problem, language))
  const put = (text: string) => {
    setTyped(text)
    onChange(writtenNear(text, language))
  }
  const inputOf = (half: 'place' | 'distance', example: string, text: string, problem: string | undefined, onText: (text: string) => void) => (
    <div>
      <TextInput type="text" $size="field" aria-label={t(`advancedSearch.form.${half}`, { name: label })} aria-invalid={problem === undefined ? undefined : true} aria-describedby={problem && `${id}-${half}`} autoComplete="off" placeholder={example} value={text} onChange={({ currentTarget }) => onText(currentTarget.value)} />
      <ProblemText id={`${id}-${half}`} aria-live="polite">
        {problem}
      </ProblemText>
    </div>
  )
  return (
    <Halves onFocus={() => setEntered(true)} onBlur={({ currentTarget, relatedTarget }) => setEntered(currentTarget.contains(relatedTarget))}>
      {inputOf('place', '60.39, 5.32', place, placeProblem, (text) => put(joinNear(text, distance)))}
      {inputOf('distance', '10 km', distance, distanceProblem, (text) => put(joinNear(place, text)))}
    </Halves>
  )
}

const Halves = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  > div {
    display: grid;
    gap: ${theme.space[1]};
  }
`
