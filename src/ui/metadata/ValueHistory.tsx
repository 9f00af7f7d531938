import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ValueHistoryActor } from '../../application/metadata/valueHistory.machine.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Spinner } from '../kit/Spinner.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { ValueChangeEntry } from './ValueChangeEntry.tsx'

interface ValueHistoryProps {
  readonly history: ValueHistoryActor
  readonly mayEdit: boolean
}

/** What the values of one attribute were before, by whom and when, and the way back. */
export const ValueHistory = ({ history, mayEdit }: ValueHistoryProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(history, (current) => current)
  const { attribute, changes, names, next, failure } = snapshot.context
  if (snapshot.matches('closed') || attribute === undefined) return null
  const isFailed = snapshot.matches('failed') || snapshot.matches('stuck') || snapshot.matches('refused')
  return (
    <Dialog title={t('describing.history.title', { name: attribute.name })} onClose={() => history.send({ type: 'close' })}>
      {isFailed && failure && (
        <Alert>
          {failureText(t, failure, matchLanguage(i18n.language))} <Button onClick={() => history.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
        </Alert>
      )}
      {snapshot.matches('nothing') && <p>{t('describing.history.nothing')}</p>}
      {snapshot.matches('reading') && changes.length === 0 && <Spinner />}
      <List aria-busy={snapshot.matches('reading') || snapshot.matches('undoing')}>
        {changes.map((change) => (
          <li key={change.id}>
            <ValueChangeEntry
              change={change}
              attribute={{ ...attribute, names: namesOf(names) }}
              {...(mayEdit && change.undoable && { onUndo: () => history.send({ type: 'change.undo', changeId: change.id }) })}
            />
          </li>
        ))}
      </List>
      {next !== null && !isFailed && (
        <Button busy={snapshot.matches('extending')} onClick={() => history.send({ type: 'more.wanted' })}>
          {t('history.older')}
        </Button>
      )}
    </Dialog>
  )
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: ${theme.space[3]} 0;
    border-bottom: ${theme.border.line};
  }
`
