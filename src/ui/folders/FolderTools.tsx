import type { FirstActors } from '../../application/actors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { useReader } from '../access/useReader.ts'
import { WhyNot } from '../access/WhyNot.tsx'
import { useTranslation } from 'react-i18next'
import type { ResourceType } from '../../domain/access/modules.ts'
import { can } from '../../domain/rights/can.ts'
import { ItemDrags } from '../drag/ItemDrags.tsx'
import { LibraryKeys } from '../actions/LibraryKeys.tsx'
import { PlaceMenu } from './PlaceMenu.tsx'
import { UndecidedButton } from '../web-ready/UndecidedButton.tsx'

interface FolderToolsProps {
  readonly actors: Pick<FirstActors, 'folder' | 'selection' | 'files' | 'tree' | 'capabilities'>
  readonly resourceType: ResourceType
  readonly permissions: readonly Permission[]
  /** Its menu was asked for before it was there. */
  readonly menuAsked: boolean
}

/** What is done to the folder itself. */
const ADDING = ['createFolder', 'upload'] as const

/** At the end of a folder's header: what more can be done with it, and why something cannot be put into it. */
export const FolderTools = ({ actors, resourceType, permissions, menuAsked }: FolderToolsProps) => {
  const { t } = useTranslation()
  const reader = useReader(permissions, resourceType)
  return (
    <>
      {can(permissions, 'changeWebReady') && <UndecidedButton actors={actors} />}
      <WhyNot actions={ADDING} type={resourceType} permissions={permissions} label={t('library.refusal.add')} />
      <LibraryKeys actors={actors} reader={reader} />
      <ItemDrags actors={actors} reader={reader} />
      <PlaceMenu actors={actors} resourceType={resourceType} permissions={permissions} asked={menuAsked} />
    </>
  )
}
