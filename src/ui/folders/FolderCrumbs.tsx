import { useTranslation } from 'react-i18next'
import type { FolderPlace } from '../../application/folders/folderContents.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { folderAddress } from '../addresses/library.ts'

interface FolderCrumbsProps {
  readonly place: FolderPlace
  /** Null at the module's root, or while it is being read. */
  readonly folder: FolderDetail | null
}

/** The way from the module's root down to a folder, in the order that the list is in. */
export const FolderCrumbs = ({ place, folder }: FolderCrumbsProps) => {
  const { t } = useTranslation()
  const { resourceType } = place
  const root = { id: resourceType, label: t(`shell.modules.${resourceType}`), to: folderAddress(resourceType, null, place) }
  const steps = folder === null ? [] : [...folder.path, folder]
  return <Breadcrumbs crumbs={[root, ...steps.map(({ id, name }) => ({ id, label: name, to: folderAddress(resourceType, id, place) }))]} />
}
