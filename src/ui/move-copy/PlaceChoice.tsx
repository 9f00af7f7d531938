import { useSelector } from '@xstate/react'
import { type ComponentProps, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Places } from '../../application/move-copy/startPlaces.ts'
import { theme } from '../theme/theme.ts'
import { refusalOf } from './destinationRows.ts'
import { DestinationTree } from './DestinationTree.tsx'
import { NewPlace } from './NewPlace.tsx'
import { PlaceFinder } from './PlaceFinder.tsx'

interface PlaceChoiceProps extends ComponentProps<typeof DestinationTree> {
  readonly places: Places
  readonly mayMake: boolean
  readonly onGo: () => void
}

/** Where something goes: found by typing, put there before, looked for in the tree, or made now. */
export const PlaceChoice = ({ places, mayMake, onGo, ...choice }: PlaceChoiceProps) => {
  const { t } = useTranslation()
  const isAsked = useSelector(places.finder, (snapshot) => snapshot.hasTag('asked'))
  const { finder } = places
  useEffect(() => () => finder.send({ type: 'finder.left' }), [finder])
  const { asked, type, chosen, onChoose } = choice
  return (
    <>
      <PlaceFinder finder={finder} recent={places.recent} refusalOf={(folderId, above) => refusalOf(t, { asked, type }, folderId, above)} type={type} chosen={chosen} onChoose={onChoose} onGo={onGo} />
      {!isAsked && <DestinationTree {...choice} />}
      <Chosen>
        <output>{chosen !== undefined && t('moveCopy.chosen', { folder: chosen.name })}</output>
        {mayMake && <NewPlace naming={places.naming} type={type} chosen={chosen} />}
      </Chosen>
    </>
  )
}

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control};
  color: ${theme.color.inkSoft};

  output {
    overflow-wrap: anywhere;
  }
`
