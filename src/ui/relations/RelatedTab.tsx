import { useRef } from 'react'
import { styled } from 'styled-components'
import { can } from '../../domain/rights/can.ts'
import { useFocusKept } from '../kit/useFocusKept.ts'
import { theme } from '../theme/theme.ts'
import type { AssetTabProps, FolderTabProps } from '../detail/tabs.ts'
import { ItemContacts } from '../contact-relations/ItemContacts.tsx'
import { AssetDuplicates } from '../duplicates/AssetDuplicates.tsx'
import { RelatedList } from './RelatedList.tsx'

/** What is related to the asset whose page it is, who belongs to it, what is the same file, and what looks like it. */
export const AssetRelatedTab = ({ asset: { id, type, name }, actors, permissions }: AssetTabProps) => {
  const root = useRef<HTMLElement>(null)
  useFocusKept(root)
  return (
    <Root ref={root}>
      {can(permissions, 'viewDuplicatesOfAsset') && <AssetDuplicates asset={{ id, type }} capabilities={actors.capabilities} files={actors.files} />}
      <ItemContacts place={{ kind: 'asset', type, id }} name={name} capabilities={actors.capabilities} permissions={permissions} />
      <RelatedList place={{ kind: 'asset', type, id }} name={name} actors={actors} permissions={permissions} />
    </Root>
  )
}

/** The same of a folder. */
export const FolderRelatedTab = ({ folder: { id, type, name }, actors, permissions }: FolderTabProps) => (
  <Root>
    <ItemContacts place={{ kind: 'folder', type, id }} name={name} capabilities={actors.capabilities} permissions={permissions} />
    <RelatedList place={{ kind: 'folder', type, id }} name={name} actors={actors} permissions={permissions} />
  </Root>
)

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: 18px ${theme.space[5]} ${theme.space[8]};
`
