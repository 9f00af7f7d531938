import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { SavedSearchActor } from '../../application/saved-searches/savedSearch.machine.ts'
import { FormDialog, waysOfRoles } from '../forms/FormDialog.tsx'
import { useQueryNames } from '../query-language/useQueryNames.ts'
import { SavedSearchForm } from './SavedSearchForm.tsx'
import { StaleSavedSearch } from './StaleSavedSearch.tsx'

interface SavedSearchDialogProps {
  readonly savedSearch: SavedSearchActor
  readonly capabilities: Capabilities
  readonly onClose: () => void
}

/** Failures that the form shows at the field they are about. */
const AT_FIELDS: readonly string[] = ['VALIDATION_FAILED', 'SAVED_SEARCH_ALREADY_EXISTS', 'ROLE_NOT_FOUND']

/** A search gets a name, or another one; and is for oneself or for roles. */
export const SavedSearchDialog = ({ savedSearch, capabilities, onClose }: SavedSearchDialogProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(savedSearch, (current) => current)
  const { form, search, theirs } = snapshot.context
  const nameOf = useQueryNames(capabilities, [form.q, search?.q ?? '', theirs?.q ?? ''])
  return (
    <FormDialog
      snapshot={snapshot}
      send={savedSearch.send}
      title={search === undefined ? t('savedSearches.save') : search.name}
      description={t('savedSearches.text')}
      save={t(search === undefined ? 'savedSearches.save' : 'savedSearches.saveChanges')}
      unreadable={t('savedSearches.unreadable')}
      ways={waysOfRoles(t)}
      atFields={AT_FIELDS}
      theirs={<StaleSavedSearch nameOf={nameOf} search={search} theirs={theirs} />}
      onClose={onClose}
    >
      <SavedSearchForm savedSearch={savedSearch} nameOf={nameOf} />
    </FormDialog>
  )
}
