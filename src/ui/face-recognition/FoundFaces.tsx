import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PictureFace } from '../../application/face-recognition/FaceGateway.ts'
import type { FacePictures } from '../../application/face-recognition/FacePictures.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { LineList } from '../rows/LineList.tsx'
import { theme } from '../theme/theme.ts'
import { FaceImage } from './FaceImage.tsx'
import { whoIs } from '../face-outlines/foundFaces.ts'

interface FoundFacesProps {
  readonly faces: readonly PictureFace[]
  readonly pictures: FacePictures
  /** Absent: they can be looked at only. */
  readonly onWho: ((face: PictureFace) => void) | undefined
  readonly onIgnore: ((face: PictureFace) => void) | undefined
}

/** The faces that were found in a picture, each with the question who it is. */
export const FoundFaces = ({ faces, pictures, onWho, onIgnore }: FoundFacesProps) => {
  const { t } = useTranslation()
  return (
    <Found aria-label={t('faces.found.title')}>
      <h2>{t('faces.found.title')}</h2>
      <p>{t('faces.found.text')}</p>
      <LineList>
        {faces.map((face) => (
          <li key={face.id}>
            <span className="face">
              <FaceImage address={pictures.face(face.id)} />
            </span>
            <span data-grows>{whoIs(t, face)}</span>
            {onWho && (
              <Button size="compact" aria-label={t('faces.found.nameOne')} onClick={() => onWho(face)}>
                {t('faces.name')}
              </Button>
            )}
            {onIgnore && <IconButton label={t('faces.found.ignoreOne')} icon={<EyeOff size={16} />} onClick={() => onIgnore(face)} />}
          </li>
        ))}
      </LineList>
    </Found>
  )
}

const Found = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[5]};

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  p {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  .face {
    flex: none;
    width: ${theme.size.control};
  }
`
