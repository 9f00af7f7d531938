import { useNavigate } from 'react-router'
import type { ShareLinkActors } from '../../application/share-links/shareLinkActors.ts'
import { can } from '../../domain/rights/can.ts'
import { shareLinksAddress } from '../addresses/shareLinks.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { ShareLinksScreen } from './ShareLinksScreen.tsx'

/** The page of links. The route's loader has opened the list that the address names. */
export const ShareLinksRoute = ({ shell, claims: { permissions } }: ScreenProps<ShareLinkActors>) => {
  const navigate = useNavigate()
  return (
    <ShareLinksScreen
      actors={shell}
      mayOversee={can(permissions, 'overseeShareLinks')}
      mayChange={can(permissions, 'changeShareLinks')}
      onList={(list) => void navigate(shareLinksAddress(list), { replace: true })}
    />
  )
}
