import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PictureFace } from '../../application/face-recognition/FaceGateway.ts'
import { whoIs } from './foundFaces.ts'
import { areaText } from './areaWords.ts'
import { Region } from './Region.tsx'

interface FaceOutlinesProps {
  readonly faces: readonly PictureFace[]
  /** Leads to where it is said who they are. */
  readonly onChoose: () => void
}

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** The faces that were found in a picture, over it, with who they are. */
export const FaceOutlines = ({ faces, onChoose }: FaceOutlinesProps) => {
  const { t, i18n } = useTranslation()
  return (
    <Layer aria-label={t('faces.found.title')} onDoubleClick={stop}>
      {faces.map((face) => {
        const area = areaText(t, face.area, i18n.language)
        const name = face.person?.name ?? whoIs(t, face)
        const label = face.person === null ? t('persons.foundAt', { who: name, area }) : t('persons.at', { name, area })
        return <Region key={face.id} look={face.person === null ? 'face' : 'person'} area={face.area} name={name} label={label} onChoose={onChoose} onMove={stop} />
      })}
    </Layer>
  )
}

const Layer = styled.section`
  position: absolute;
  inset: 0;

  > * {
    pointer-events: auto;
  }
`
