import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SavedSearchActor } from '../../application/saved-searches/savedSearch.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { SavedSearch, SavedSearchForm as Form } from '../../domain/saved-searches/savedSearch.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Hint, ProblemText } from '../kit/Field.tsx'
import { FieldGroup } from '../kit/FieldGroup.tsx'
import { TextField } from '../kit/TextField.tsx'
import { QueryWords } from '../query-language/QueryWords.tsx'
import type { NameOf } from '../query-language/useQueryNames.ts'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** Who will see it: whoever changes what somebody else has saved is not its owner. */
const seenBy = (t: TFunction, { roleIds }: Form, search: SavedSearch | undefined): string => {
  const isPrivate = roleIds.length === 0
  if (search === undefined || search.isOwn) return t(isPrivate ? 'savedSearches.private' : 'savedSearches.shared')
  const { owner } = search
  if (owner === '') return t(isPrivate ? 'savedSearches.seenByNobody' : 'savedSearches.sharedOfNobody')
  return t(isPrivate ? 'savedSearches.privateOf' : 'savedSearches.sharedOf', { owner })
}

/** The name of a search, what it looks for, and the roles that see it. Which roles there are is known to those alone who may list them. */
export const SavedSearchForm = ({ savedSearch, nameOf }: { readonly savedSearch: SavedSearchActor; readonly nameOf: NameOf }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(savedSearch, (current) => current)
  const { form, roles, mayShare, search, problems, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const isTaken = failure?.code === 'SAVED_SEARCH_ALREADY_EXISTS'
  const queryProblem = problemText(t, problems['q'], language)
  const rolesProblem = failure?.code === 'ROLE_NOT_FOUND' ? failureText(t, failure, language) : problemText(t, problems['roleIds'], language)
  return (
    <>
      <TextField
        label={t('savedSearches.name')}
        value={form.name}
        problem={isTaken ? failureText(t, failure, language) : problemText(t, problems['name'], language)}
        readOnly={busy}
        autoComplete="off"
        required
        data-autofocus
        onChange={(event) => savedSearch.send({ type: 'name.changed', name: event.currentTarget.value })}
      />
      <Finds>
        <Head>{t('savedSearches.finds')}</Head>
        <QueryWords q={form.q} nameOf={nameOf} label={t('savedSearches.finds')} />
        {search !== undefined && search.q !== form.q && (
          <>
            <Head>{t('savedSearches.before')}</Head>
            <QueryWords q={search.q} nameOf={nameOf} label={t('savedSearches.before')} />
          </>
        )}
        <ProblemText aria-live="polite">{queryProblem}</ProblemText>
      </Finds>
      {mayShare && (
        <FieldGroup title={t('savedSearches.roles')}>
          <Roles>
            {roles.map(({ id, name }) => (
              <li key={id}>
                <Checkbox label={name} checked={form.roleIds.includes(id)} disabled={busy} onChange={() => savedSearch.send({ type: 'role.toggled', roleId: id })} />
              </li>
            ))}
          </Roles>
          <Hint>{seenBy(t, form, search)}</Hint>
          <ProblemText aria-live="polite">{rolesProblem}</ProblemText>
        </FieldGroup>
      )}
      {!mayShare && <Hint>{form.roleIds.length === 0 ? t('savedSearches.private') : t('savedSearches.stayShared', { count: form.roleIds.length })}</Hint>}
    </>
  )
}

const Finds = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

const Head = styled.h3`
  font-size: ${theme.font.size.body};
  font-weight: ${theme.font.weight.medium};
`

const Roles = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  max-height: ${theme.size.place};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  overflow: auto;
  overflow-wrap: anywhere;

  ${theme.media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
