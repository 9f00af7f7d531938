import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { RecognitionActors } from '../../application/recognition/recognitionActors.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { LineList } from '../rows/LineList.tsx'
import { failureText } from '../texts/failureText.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { theme } from '../theme/theme.ts'

type ErasedPersonsProps = Pick<RecognitionActors, 'erasedPersons' | 'learnAgain'>

/** Whose faces were erased, each with the choice to have it learnt again; nothing where there is nobody. */
export const ErasedPersons = ({ erasedPersons, learnAgain }: ErasedPersonsProps) => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const snapshot = useSelector(erasedPersons, (current) => current)
  const { items, next, failure } = snapshot.context
  const isStuck = snapshot.matches('failed') || snapshot.matches('stuck')
  if (items.length === 0 && !isStuck) return null
  return (
    <Erased aria-labelledby={`${id}-head`}>
      <h4 id={`${id}-head`}>{t('recognition.erasedPersons.title')}</h4>
      <p>{t('recognition.erasedPersons.text')}</p>
      {isStuck && (
        <RetryAlert onRetry={() => erasedPersons.send({ type: 'retry' })}>
          {failure && failureText(t, failure, matchLanguage(i18n.language))}
        </RetryAlert>
      )}
      <LineList>
        {items.map(({ key, name, erasedAt }) => (
          <li key={key}>
            <span data-grows>
              {name} <small>{t('recognition.erasedPersons.since', { date: formatDate(erasedAt, TIME_ZONE) })}</small>
            </span>
            <Button size="compact" aria-label={t('recognition.erasedPersons.learnOne', { name })} onClick={() => void learnAgain(name)}>
              {t('recognition.erasedPersons.learn')}
            </Button>
          </li>
        ))}
      </LineList>
      {next !== null && !isStuck && (
        <Button size="compact" disabled={snapshot.matches('extending')} onClick={() => erasedPersons.send({ type: 'more.wanted' })}>
          {t('recognition.erasedPersons.more')}
        </Button>
      )}
    </Erased>
  )
}

const Erased = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};

  h4 {
    margin: 0;
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.semibold};
  }

  p {
    margin: 0;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
