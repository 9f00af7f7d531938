import type { FormEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PersonsSnapshot } from '../../application/persons/persons.machine.ts'
import type { PersonsEvent } from '../../application/persons/personsContext.ts'
import type { PersonDraft } from '../../domain/persons/personChange.ts'
import { sameName } from '../../domain/naming/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ButtonRow } from '../page/ButtonRow.ts'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { areaText } from '../face-outlines/areaWords.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'

interface PersonFormProps {
  readonly snapshot: PersonsSnapshot
  readonly draft: PersonDraft
  readonly send: (event: PersonsEvent) => void
  readonly nameField: RefObject<HTMLInputElement | null>
}

/** The name of whoever is in hand, with the names that were used before. */
export const PersonForm = ({ snapshot, draft, send, nameField }: PersonFormProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { problems, names, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const { person } = draft
  const offered = names.filter((name) => !sameName(name, draft.name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'save' })
    nameField.current?.focus()
  }
  return (
    <Form noValidate onSubmit={submit} aria-label={t(person === undefined ? 'persons.new' : 'persons.edit')}>
      <h2>{t(person === undefined ? 'persons.new' : 'persons.edit')}</h2>
      {failure !== undefined && failure.code !== 'VALIDATION_FAILED' && <FailureAlert failure={failure} />}
      <TextField
        ref={nameField}
        name="name"
        label={t('persons.name')}
        value={draft.name}
        autoComplete="off"
        required
        readOnly={busy}
        problem={problemText(t, problems['name'], language)}
        onChange={(event) => send({ type: 'name.typed', name: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Escape' && send({ type: 'cancel' })}
      />
      {offered.length > 0 && (
        <Offered aria-label={t('persons.usedBefore')}>
          {offered.map((name) => (
            <li key={name}>
              <Button
                size="compact"
                onClick={() => {
                  send({ type: 'name.typed', name })
                  nameField.current?.focus()
                }}
              >
                {name}
              </Button>
            </li>
          ))}
        </Offered>
      )}
      <p>{areaText(t, draft.area, i18n.language)}</p>
      <p>{t('persons.keys')}</p>
      <ButtonRow>
        <Button type="submit" tone="primary" busy={busy}>
          {t('persons.save')}
        </Button>
        <Button disabled={busy} onClick={() => send({ type: 'cancel' })}>
          {t('persons.cancel')}
        </Button>
        {person !== undefined && (
          <Button tone="ghost" disabled={busy} onClick={() => send({ type: 'remove', person })}>
            {t('persons.remove')}
          </Button>
        )}
      </ButtonRow>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-bottom: ${theme.border.line};

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  p {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }
`

const Offered = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
