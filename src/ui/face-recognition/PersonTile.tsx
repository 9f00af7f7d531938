import { Check } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FacePictures } from '../../application/face-recognition/FacePictures.ts'
import type { Somebody } from '../../application/face-recognition/somebody.ts'
import { theme } from '../theme/theme.ts'
import { FaceImage } from './FaceImage.tsx'
import { nameOf } from './whoIs.ts'

interface PersonTileProps {
  readonly somebody: Somebody
  readonly place: number
  readonly column: number
  /** Where Tab leads to. */
  readonly isCurrent: boolean
  readonly isPicked: boolean
  readonly isOpen: boolean
  /** Something is done with those that are picked. */
  readonly mayPick: boolean
  readonly pictures: FacePictures
}

/** One person of the grid. Clicks and keys are heard by the grid, by way of `data-place` and `data-action`. */
export const PersonTile = memo(({ somebody, place, column, isCurrent, isPicked, isOpen, mayPick, pictures }: PersonTileProps) => {
  const { t } = useTranslation()
  const face = somebody.kind === 'group' ? somebody.group.faces[0] : (somebody.person.face ?? undefined)
  const count = somebody.kind === 'group' ? t('faces.count', { count: somebody.group.count }) : t('faces.pictures', { count: somebody.person.pictures })
  const name = nameOf(t, somebody)
  return (
    <Tile
      data-place={place}
      tabIndex={isCurrent ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={mayPick ? isPicked : undefined}
      aria-current={isOpen || undefined}
    >
      <span className="face">
        <FaceImage address={face && pictures.face(face.id)} />
        {mayPick && (
          <span className="check" data-action="toggle" aria-hidden>
            <Check size={14} strokeWidth={2.5} />
          </span>
        )}
      </span>
      <bdi className="name" data-likely={somebody.kind === 'group' || undefined}>
        {name}
      </bdi>
      <small>{count}</small>
    </Tile>
  )
})

const Tile = styled.td`
  display: grid;
  justify-items: center;
  align-content: start;
  padding: ${theme.space[2]} ${theme.space[1]};
  border-radius: ${theme.radius.large};
  text-align: center;
  cursor: pointer;
  outline-offset: ${theme.focus.inset};

  &:hover {
    background: ${theme.color.hover};
  }

  &[aria-current] {
    background: ${theme.color.primarySoft};
  }

  .face {
    position: relative;
    width: ${theme.size.picture};
    margin-bottom: ${theme.space[2]};
    border-radius: 50%;
  }

  &[aria-selected='true'] .face {
    outline: 3px solid ${theme.color.primary};
    outline-offset: 2px;
  }

  .check {
    position: absolute;
    top: ${theme.space[1]};
    left: ${theme.space[1]};
    display: grid;
    place-items: center;
    width: ${theme.size.target};
    height: ${theme.size.target};
    border: 1px solid ${theme.color.control};
    border-radius: 50%;
    color: transparent;
    background: ${theme.color.surface};
    opacity: 0;
  }

  &:hover .check,
  &:focus-visible .check,
  &[aria-selected='true'] .check {
    opacity: 1;
  }

  &[aria-selected='true'] .check {
    border-color: ${theme.color.primary};
    color: ${theme.color.primaryInk};
    background: ${theme.color.primary};
  }

  .name {
    display: -webkit-box;
    max-width: 100%;
    overflow: hidden;
    font-weight: ${theme.font.weight.medium};
    line-height: ${theme.font.line.tight};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .name[data-likely] {
    font-weight: ${theme.font.weight.regular};
    color: ${theme.color.inkSoft};
  }

  small {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }

  &[aria-current] small,
  &[aria-current] .name[data-likely] {
    color: ${theme.color.inkSoft};
  }

  ${theme.media.coarse} {
    .check {
      opacity: 1;
    }
  }
`
