import { useSelector } from '@xstate/react'
import { Plus, Shield, UserRound, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ReaderSearchActor } from '../../application/templates/readerSearch.machine.ts'
import type { TemplateReader } from '../../domain/templates/template.ts'
import { Button } from '../kit/Button.tsx'
import { Hint } from '../kit/Field.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'

type Kind = 'roles' | 'users'

interface ReaderPickerProps {
  readonly search: ReaderSearchActor
  readonly roles: readonly TemplateReader[]
  readonly users: readonly TemplateReader[]
  /** Those who stay, since the template has been published for them. */
  readonly kept: readonly string[]
  readonly isOpen: boolean
  readonly problem: string | undefined
  readonly onToggle: (of: Kind, reader: TemplateReader) => void
}

const ICONS = { roles: Shield, users: UserRound }

interface Row {
  readonly of: Kind
  readonly reader: TemplateReader
  readonly email?: string
}

/** Whom a template is for, and roles and users to be found who could be added. */
export const ReaderPicker = ({ search, roles, users, kept, isOpen, problem, onToggle }: ReaderPickerProps) => {
  const { t } = useTranslation()
  const id = useId()
  const snapshot = useSelector(search, (current) => current)
  const { search: typed, found, failure } = snapshot.context
  const isIn = (reader: TemplateReader) => [...roles, ...users].some((one) => one.id === reader.id)
  const inside: readonly Row[] = [...roles.map((reader) => ({ of: 'roles' as const, reader })), ...users.map((reader) => ({ of: 'users' as const, reader }))]
  const others: readonly Row[] = [
    ...found.roles.map((reader) => ({ of: 'roles' as const, reader })),
    ...found.users.map(({ email, ...reader }) => ({ of: 'users' as const, reader, email })),
  ].filter(({ reader }) => !isIn(reader))
  const row = ({ of, reader, email }: Row, action: 'add' | 'takeOut') => {
    const Icon = ICONS[of]
    return (
      <li key={reader.id}>
        <Icon size={16} aria-hidden />
        <span>
          {reader.name}
          <small>{email ?? t(`templates.readerKind.${of}`)}</small>
        </span>
        {isOpen && !(action === 'takeOut' && kept.includes(reader.id)) && (
          <IconButton
            size="compact"
            label={t(`templates.readerActions.${action}`, { name: reader.name })}
            icon={action === 'add' ? <Plus size={16} /> : <X size={16} />}
            onClick={() => onToggle(of, reader)}
          />
        )}
      </li>
    )
  }
  return (
    <Root aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('templates.readers')}</h3>
      <Hint>{t('templates.readersHint')}</Hint>
      {inside.length > 0 && <List aria-labelledby={`${id}-title`}>{inside.map((one) => row(one, 'takeOut'))}</List>}
      {isOpen && (
        <>
          <TextField
            type="search"
            label={t('templates.findReaders')}
            value={typed}
            problem={problem}
            onChange={(event) => search.send({ type: 'search.typed', search: event.currentTarget.value })}
            onKeyDown={(event) => {
              // Enter looks for people; it does not save the template.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
          {snapshot.matches('failed') && failure && (
            <>
              <FailureAlert failure={failure} />
              <Button onClick={() => search.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
            </>
          )}
          {snapshot.matches('shown') && others.length === 0 && <Hint>{t('templates.nobodyFound')}</Hint>}
          <List aria-label={t('templates.foundReaders')} aria-busy={snapshot.matches('searching') || undefined}>
            {others.map((one) => row(one, 'add'))}
          </List>
          {found.total > found.users.length && <Hint>{t('templates.moreReaders', { count: found.total - found.users.length })}</Hint>}
        </>
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;

  h3 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.medium};
  }
`

const List = styled.ul`
  display: grid;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.tall};
    border-bottom: ${theme.border.line};
    overflow-wrap: anywhere;

    > svg {
      flex: none;
      color: ${theme.color.inkFaint};
    }
  }

  li > svg + span {
    display: grid;
    flex: 1;
    min-width: 0;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
