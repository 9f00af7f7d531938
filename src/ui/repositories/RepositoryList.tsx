import { useSelector } from '@xstate/react'
import { Archive, Pencil, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { RepositoriesActor } from '../../application/repositories/repositories.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Select } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** The holding places of originals that an organization keeps: added, renamed, and taken off the list. */
export const RepositoryList = ({ repositories }: { readonly repositories: RepositoriesActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const field = useRef<HTMLInputElement>(null)
  const snapshot = useSelector(repositories, (current) => current)
  const { list, repository, removed, name, moveTo, problems, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const isNaming = snapshot.matches('editing') || (busy && removed === undefined)
  useEffect(() => {
    if (isNaming) field.current?.focus()
  }, [isNaming])

  if (snapshot.matches('unopened') || (snapshot.matches('reading') && list.length === 0)) return <Skeleton $height="12rem" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title={t('repositories.failed')}
        text={failure && failureText(t, failure, language)}
        onRetry={() => repositories.send({ type: 'retry' })}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    repositories.send({ type: 'save' })
    field.current?.focus()
  }
  const message = failure !== undefined && failure.code !== 'VALIDATION_FAILED' && <FailureAlert failure={failure} />
  return (
    <Root aria-label={t('repositories.title')}>
      <p>{t('repositories.text')}</p>
      {isNaming && (
        <form noValidate onSubmit={submit} aria-label={t(repository === undefined ? 'repositories.add' : 'repositories.rename')}>
          {message}
          <TextField
            ref={field}
            name="name"
            label={repository === undefined ? t('repositories.newName') : t('repositories.nameOf', { name: repository.name })}
            value={name}
            required
            readOnly={busy}
            problem={problemText(t, problems['name'], language)}
            onChange={(event) => repositories.send({ type: 'name.typed', name: event.currentTarget.value })}
          />
          <Actions>
            <Button type="submit" tone="primary" busy={busy}>
              {t('repositories.save')}
            </Button>
            <Button disabled={busy} onClick={() => repositories.send({ type: 'cancel' })}>
              {t('kit.cancel')}
            </Button>
          </Actions>
        </form>
      )}
      {removed !== undefined && (
        <Removal aria-label={t('repositories.removeOne', { name: removed.name })}>
          {message}
          <strong>{t('repositories.ask', { name: removed.name })}</strong>
          <p>{t('repositories.carried', { count: removed.assets })}</p>
          {removed.assets > 0 && (
            <Select
              label={t('repositories.instead')}
              value={moveTo}
              disabled={busy}
              problem={problemText(t, problems['moveTo'], language)}
              options={[{ value: null, label: t('asset.none') }, ...list.filter(({ id }) => id !== removed.id).map(({ id, name: other }) => ({ value: id, label: other }))]}
              onChange={(id) => repositories.send({ type: 'other.chosen', id })}
            />
          )}
          <Actions>
            <Button disabled={busy} onClick={() => repositories.send({ type: 'cancel' })}>
              {t('kit.cancel')}
            </Button>
            <Button tone="danger" busy={busy} onClick={() => repositories.send({ type: 'confirm' })}>
              {t('repositories.remove')}
            </Button>
          </Actions>
        </Removal>
      )}
      {!isNaming && removed === undefined && (
        <Button icon={<Plus size={16} />} onClick={() => repositories.send({ type: 'draft.begin', repository: undefined })}>
          {t('repositories.add')}
        </Button>
      )}
      {list.length === 0 && (
        <Whole>
          <EmptyState icon={<Archive size={28} strokeWidth={1.5} />} title={t('repositories.none.title')} text={t('repositories.none.text')} />
        </Whole>
      )}
      <ul>
        {list.map((one) => (
          <li key={one.id}>
            <span dir="auto">{one.name}</span>
            <small>{t('repositories.assets', { count: one.assets })}</small>
            <IconButton
              label={t('repositories.renameOne', { name: one.name })}
              icon={<Pencil size={16} />}
              disabled={!snapshot.matches('looking')}
              onClick={() => repositories.send({ type: 'draft.begin', repository: one })}
            />
            <IconButton
              label={t('repositories.removeOne', { name: one.name })}
              icon={<Trash2 size={16} />}
              disabled={!snapshot.matches('looking')}
              onClick={() => repositories.send({ type: 'removal.ask', repository: one })}
            />
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  padding-top: ${theme.space[4]};

  form,
  ul {
    display: grid;
    gap: ${theme.space[3]};
    width: 100%;
    margin: 0;
    padding: 0;
  }

  ul {
    gap: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.row};
    border-bottom: ${theme.border.line};
  }

  li span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p,
  small {
    margin: 0;
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};
  }
`

const Whole = styled.div`
  width: 100%;
`

const Removal = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  width: 100%;
  padding: ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
`

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`
