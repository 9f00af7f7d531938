import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Place } from '../../application/move-copy/moveCopyContext.ts'
import type { PlaceFinderActor } from '../../application/move-copy/placeFinder.machine.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { Alert } from '../kit/Alert.tsx'
import { PlaceFinder } from '../move-copy/PlaceFinder.tsx'
import { theme } from '../theme/theme.ts'

interface ImportFolderProps {
  readonly finder: PlaceFinderActor
  readonly type: ResourceType
  readonly chosen: Place | undefined
  readonly isMissing: boolean
  readonly onChoose: (place: Place) => void
}

const none = () => []

/** In which folder assets are found by name. */
export const ImportFolder = ({ finder, type, chosen, isMissing, onChoose }: ImportFolderProps) => {
  const { t } = useTranslation()
  useEffect(() => () => finder.send({ type: 'finder.left' }), [finder])
  return (
    <Root aria-label={t('metadataImport.folder.title')}>
      <h3>{t('metadataImport.folder.title')}</h3>
      {isMissing && <Alert>{t('metadataImport.folder.missing')}</Alert>}
      <output>{chosen === undefined ? t('metadataImport.folder.none') : t('metadataImport.folder.chosen', { name: chosen.name })}</output>
      <PlaceFinder finder={finder} recent={none} type={type} chosen={chosen} onChoose={onChoose} onGo={() => undefined} />
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};

  h3 {
    margin: 0;
    font-size: inherit;
  }

  output {
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }
`
