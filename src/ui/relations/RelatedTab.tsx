import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import type { AssetTabProps, FolderTabProps } from '../detail/tabs.ts'
import { RelatedList } from './RelatedList.tsx'

/** What is related to the asset whose page it is. */
export const AssetRelatedTab = ({ asset: { id, type, name }, actors, permissions }: AssetTabProps) => (
  <Root>
    <RelatedList place={{ kind: 'asset', type, id }} name={name} actors={actors} permissions={permissions} />
  </Root>
)

/** The same of a folder. */
export const FolderRelatedTab = ({ folder: { id, type, name }, actors, permissions }: FolderTabProps) => (
  <Root>
    <RelatedList place={{ kind: 'folder', type, id }} name={name} actors={actors} permissions={permissions} />
  </Root>
)

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: 18px ${theme.space[5]} ${theme.space[8]};
`
