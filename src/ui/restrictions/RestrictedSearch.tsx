import { useSelector } from '@xstate/react'
import { FileText, Folder } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { RestrictedSearchActor } from '../../application/restrictions/restrictedSearch.machine.ts'
import type { RestrictedTreeActor } from '../../application/restrictions/restrictedTree.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { liftsFor } from '../../domain/restrictions/restriction.ts'
import type { FoundRestricted } from '../../domain/restrictions/restrictedTree.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { stateText } from './stateText.ts'

interface RestrictedSearchProps {
  readonly search: RestrictedSearchActor
  readonly tree: RestrictedTreeActor
}

/** Folders and files of the whole library by their names: each can be restricted where it was found, or shown in the tree. */
export const RestrictedSearch = ({ search, tree }: RestrictedSearchProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(search, (current) => current)
  const wanted = useSelector(tree, ({ context }) => context.wanted)
  const isBusy = useSelector(tree, (current) => current.hasTag('busy'))
  const { found, failure } = snapshot.context
  const row = (one: FoundRestricted) => {
    const { kind, id, type, name, path, restriction } = one
    const held = liftsFor(one)
    const isOthers = restriction !== null && !held
    return (
      <li key={id}>
        {kind === 'folder' ? <Folder size={16} aria-hidden /> : <FileText size={16} aria-hidden />}
        <Hit>
          <Checkbox
            label={name}
            checked={isOthers || (wanted.get(id)?.restricted ?? held)}
            disabled={isOthers || isBusy}
            onChange={({ currentTarget }) => tree.send({ type: 'restriction.wanted', resource: { kind, id }, restricted: currentTarget.checked, held })}
          />
          <small>{[t(`shell.modules.${type}`), ...path.map((step) => step.name)].join(' / ')}</small>
          {isOthers && <small>{stateText(t, restriction)}</small>}
        </Hit>
        <Button tone="ghost" aria-label={t('restrictions.tree.showNamed', { name })} disabled={isBusy} onClick={() => tree.send({ type: 'found.shown', found: one })}>
          {t('restrictions.tree.show')}
        </Button>
      </li>
    )
  }
  return (
    <Root>
      <TextField
        type="search"
        label={t('restrictions.tree.search')}
        value={snapshot.context.search}
        onChange={(event) => search.send({ type: 'search.changed', search: event.currentTarget.value })}
      />
      <output>
        {snapshot.hasTag('busy') && found.length === 0 && t('restrictions.tree.searching')}
        {snapshot.matches('found') && found.length === 0 && t('restrictions.tree.nothing')}
      </output>
      {snapshot.matches('failed') && failure !== undefined && (
        <ErrorState title={t('restrictions.tree.unfound')} text={failureText(t, failure, matchLanguage(i18n.language))} onRetry={() => search.send({ type: 'retry' })} />
      )}
      {found.length > 0 && <ul aria-label={t('restrictions.tree.found')}>{found.map(row)}</ul>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  output {
    color: ${theme.color.inkSoft};
  }

  ul {
    display: grid;
    margin: 0;
    padding: ${theme.space[1]} ${theme.space[3]};
    list-style: none;
    border: ${theme.border.line};
    border-radius: ${theme.radius.small};
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]};
    padding: ${theme.space[1]} 0;
  }

  svg {
    flex: none;
    color: ${theme.color.inkFaint};
  }
`

const Hit = styled.div`
  display: grid;
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    color: ${theme.color.inkSoft};
  }
`
