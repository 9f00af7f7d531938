import { useOutletContext } from 'react-router'
import type { Holder } from '../../domain/access/decision.ts'
import { FEATURES, type ResourceType } from '../../domain/access/modules.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'

/** Whom decisions are about; `role` is what their role is called. */
export interface Reader extends Holder {
  readonly role: string
}

/** Whoever looks at folders and assets here. Who sees them is in their module; whether there are contacts beside them decides what can be done. */
export const useReader = (permissions: readonly Permission[], type: ResourceType): Reader => {
  const claims = useOutletContext<ScreenProps | undefined>()?.claims
  return {
    permissions,
    globalRoles: claims?.globalRoles ?? [],
    role: claims?.user.role ?? '',
    modules: claims?.settings.availableModules.includes('CONTACTS') === true ? [type, 'CONTACTS'] : [type],
    features: claims?.settings.availableFeatures ?? FEATURES,
  }
}
