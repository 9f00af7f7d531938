import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PictureFace } from '../../application/face-recognition/FaceGateway.ts'
import type { PersonDraft } from '../../domain/persons/personChange.ts'
import type { Area } from '../../domain/persons/area.ts'
import type { FoundFace, Person } from '../../domain/persons/persons.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { theme } from '../theme/theme.ts'
import { whoIs } from '../face-outlines/foundFaces.ts'
import { areaText } from '../face-outlines/areaWords.ts'
import { Region } from '../face-outlines/Region.tsx'
import { useFrameSize } from '../preview/useFrameSize.ts'
import { fitted, type Size } from '../preview/zoom.ts'
import { areaByKey } from './areaKeys.ts'
import { useRegionDrag } from './useRegionDrag.ts'

interface PersonsPictureProps {
  readonly name: string
  readonly address: string
  readonly size: Size | undefined
  readonly persons: readonly Person[]
  readonly faces: readonly FoundFace[]
  /** Those that were found in the picture, and nobody is named at. */
  readonly found: readonly PictureFace[]
  /** Asks who somebody found is; undefined: they can be looked at only. */
  readonly onWho: ((face: PictureFace) => void) | undefined
  readonly draft: PersonDraft | undefined
  /** Undefined: the persons can be looked at only. */
  readonly onBegin: ((draft: PersonDraft) => void) | undefined
  readonly onArea: (area: Area) => void
  readonly onCancel: () => void
  readonly nameField: RefObject<HTMLInputElement | null>
}

/** A picture with everybody who is named in it. Persons are marked by drawing over them. */
export const PersonsPicture = ({ name, address, size, persons, faces, found, onWho, draft, onBegin, onArea, onCancel, nameField }: PersonsPictureProps) => {
  const { t, i18n } = useTranslation()
  const stage = useRef<HTMLElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const chosenRef = useRef<HTMLButtonElement>(null)
  const frame = useFrameSize(stage)
  const [natural, setNatural] = useState<Size>()
  const [drawing, setDrawing] = useState<Area>()
  const picture = natural ?? size
  const scale = picture === undefined || frame === undefined ? 0 : fitted(picture, frame).scale
  const drag = useRegionDrag({
    box,
    onDrawing: setDrawing,
    onDrawn: (area) => onBegin?.({ person: undefined, name: '', area, source: 'Drawn' }),
    onChanged: onArea,
  })
  const words = (area: Area) => areaText(t, area, i18n.language)
  const beginWith = (person: Person) => onBegin?.({ person, name: person.name, area: person.area, source: person.source })
  const chosen = draft?.person?.id
  const isNew = draft !== undefined && chosen === undefined

  // What is in hand has the focus, so that the arrow keys move it at once.
  useEffect(() => {
    if (isNew || chosen !== undefined) chosenRef.current?.focus({ preventScroll: true })
  }, [isNew, chosen])

  return (
    <Stage ref={stage} aria-label={t('persons.picture', { name })}>
      <Box
        ref={box}
        style={{ width: (picture?.width ?? 0) * scale, height: (picture?.height ?? 0) * scale }}
        data-editable={onBegin !== undefined}
        {...(onBegin !== undefined && {
          onPointerDown: (event) => drag.begin('draw', event, { x: 0, y: 0, width: 0, height: 0 }),
          onPointerMove: drag.onPointerMove,
          onPointerUp: drag.onPointerUp,
          onPointerCancel: drag.onPointerCancel,
        })}
      >
        <img
          src={address}
          alt={name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setNatural({ width, height })}
        />
        {faces.map((face) => (
          <Region
            key={`${face.area.x} ${face.area.y}`}
            look="face"
            area={face.area}
            name={face.name}
            label={t('persons.faceAt', { name: face.name === '' ? t('persons.unnamed') : face.name, area: words(face.area) })}
            onChoose={onBegin && (() => onBegin({ person: undefined, name: face.name, area: face.area, source: 'File' }))}
            onMove={onBegin && ((event) => event.stopPropagation())}
          />
        ))}
        {found.map((face) => (
          <Region
            key={face.id}
            look="face"
            area={face.area}
            name={whoIs(t, face)}
            label={t('persons.foundAt', { who: whoIs(t, face), area: words(face.area) })}
            onChoose={onWho && (() => onWho(face))}
            onMove={onWho && ((event) => event.stopPropagation())}
          />
        ))}
        {persons
          .filter(({ id }) => id !== chosen)
          .map((person) => (
            <Region
              key={person.id}
              look="person"
              area={person.area}
              name={person.name}
              label={t('persons.at', { name: person.name, area: words(person.area) })}
              onChoose={onBegin && (() => beginWith(person))}
              onMove={onBegin && ((event) => event.stopPropagation())}
            />
          ))}
        {draft !== undefined && (
          <Region
            ref={chosenRef}
            look="draft"
            area={draft.area}
            name={draft.name}
            label={t('persons.inHand', { name: draft.name === '' ? t('persons.unnamed') : draft.name, area: words(draft.area) })}
            onMove={(event) => drag.begin('move', event, draft.area)}
            onResize={(event) => drag.begin('resize', event, draft.area)}
            onKeyDown={(event) => {
              const next = areaByKey(draft.area, event)
              if (event.key === 'Escape') onCancel()
              else if (event.key === 'Enter') nameField.current?.focus()
              else if (next !== undefined) onArea(next)
              else return
              event.preventDefault()
            }}
          />
        )}
        {drawing !== undefined && <Region look="draft" area={drawing} name="" label={words(drawing)} />}
      </Box>
      <VisuallyHidden as="output">{draft !== undefined && words(draft.area)}</VisuallyHidden>
    </Stage>
  )
}

const Stage = styled.section`
  position: relative;
  display: grid;
  place-content: center;
  flex: 1;
  min-width: 0;
  min-height: 0;
  margin: ${theme.space[8]};

  ${theme.media.belowLg} {
    flex: none;
    height: min(52dvh, 480px);
    margin: ${theme.space[4]} ${theme.space[4]} ${theme.space[8]};
  }
`

const Box = styled.div`
  position: relative;

  img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: ${theme.radius.tiny};
    box-shadow: ${theme.shadow.float};
    user-select: none;
  }

  &[data-editable='true'] {
    touch-action: none;
    cursor: crosshair;
  }
`
