import { useNavigate } from 'react-router'
import { visibleResourceTypes } from '../../domain/navigation/admission.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { trashAddress } from '../addresses/trash.ts'
import { TrashScreen } from './TrashScreen.tsx'

/** The trash at its address. The route's loader has opened the list that it names. */
export const TrashRoute = ({ shell, claims }: ScreenProps) => {
  const navigate = useNavigate()
  return (
    <TrashScreen
      actors={shell}
      modules={visibleResourceTypes(claims)}
      permissions={claims.permissions}
      onList={(list) => void navigate(trashAddress(list), { replace: true })}
    />
  )
}
