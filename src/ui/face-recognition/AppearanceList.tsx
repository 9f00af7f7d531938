import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FacePictures } from '../../application/face-recognition/FacePictures.ts'
import type { Appearance } from '../../application/face-recognition/somebody.ts'
import { personsAddress } from '../addresses/library.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { FileName } from '../kit/FileName.tsx'
import { theme } from '../theme/theme.ts'
import { FaceImage } from './FaceImage.tsx'

interface AppearanceListProps {
  readonly items: readonly Appearance[]
  readonly picked: ReadonlySet<string>
  readonly pictures: FacePictures
  /** Undefined: they can be looked at only. */
  readonly onPick: ((key: string) => void) | undefined
}

/** Every place in which somebody was found or drawn, each the way to its picture. */
export const AppearanceList = ({ items, picked, pictures, onPick }: AppearanceListProps) => {
  const { t } = useTranslation()
  return (
    <List aria-label={t('faces.appearances')}>
      {items.map(({ key, faceId, assetId, assetName, type }) => (
        <li key={key} data-picked={picked.has(key) || undefined}>
          <Link to={personsAddress(type, assetId)}>
            <FaceImage shape="square" address={faceId === null ? undefined : pictures.face(faceId)} />
            <FileName name={assetName} />
          </Link>
          {onPick && faceId !== null && (
            <span className="check">
              <Checkbox label={t('faces.pick', { name: assetName })} labelHidden checked={picked.has(key)} onChange={() => onPick(key)} />
            </span>
          )}
          {faceId === null && <small>{t('faces.drawn')}</small>}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0 ${theme.space[5]} ${theme.space[4]};
  list-style: none;

  li {
    position: relative;
    min-width: 0;
    content-visibility: auto;
    contain-intrinsic-size: auto 140px;
  }

  a {
    display: grid;
    gap: ${theme.space[1]};
    min-width: 0;
    border-radius: ${theme.radius.small};
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
    text-decoration: none;
  }

  a:hover {
    color: ${theme.color.ink};
  }

  [data-picked] a > :first-child {
    outline: 3px solid ${theme.color.primary};
    outline-offset: -3px;
  }

  .check {
    position: absolute;
    top: ${theme.space[1]};
    left: ${theme.space[1]};
    padding-left: ${theme.space[1]};
    border-radius: ${theme.radius.small};
    background: ${theme.color.surface};
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
