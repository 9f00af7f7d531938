import type { AdvancedSearchActors } from '../../../application/advanced-search/advancedSearchActors.ts'
import { mayViewContacts } from '../../../domain/contacts/rights.ts'
import { visibleResourceTypes } from '../../../domain/navigation/admission.ts'
import { can } from '../../../domain/rights/can.ts'
import { isOffered } from '../../../domain/rights/offered.ts'
import type { ScreenProps } from '../../page/ScreenProps.ts'
import { submitted } from '../submitted.ts'
import { SearchFormScreen } from './SearchFormScreen.tsx'

/** The form of advanced search at its address. The route's loader has filled it in. */
export const SearchFormRoute = ({ shell, claims }: ScreenProps<AdvancedSearchActors>) => (
  <SearchFormScreen
    actors={shell}
    places={[...visibleResourceTypes(claims), ...(can(claims.permissions, 'viewInTrash') ? (['trash'] as const) : [])]}
    onSearch={(q) => submitted(shell.capabilities, q)}
    hasContacts={mayViewContacts({ permissions: claims.permissions, modules: claims.settings.availableModules })}
    hasPersons={isOffered(claims.settings.availableFeatures, 'viewPersons')}
  />
)
