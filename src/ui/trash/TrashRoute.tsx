import { useNavigate } from 'react-router'
import { visibleResourceTypes } from '../../domain/navigation/admission.ts'
import type { MoveCopyActors } from '../../application/move-copy/moveCopyActors.ts'
import type { TransferActors } from '../../application/transfers/transferActors.ts'
import type { TrashActors } from '../../application/trash/trashActors.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { trashAddress } from '../addresses/trash.ts'
import { TrashScreen } from './TrashScreen.tsx'

/** The trash at its address. The route's loader has opened the list that it names. */
export const TrashRoute = ({ shell, claims }: ScreenProps<MoveCopyActors & TransferActors & TrashActors>) => {
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
