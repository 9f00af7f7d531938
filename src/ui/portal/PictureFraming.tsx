import { useSelector } from '@xstate/react'
import { type PointerEvent, useEffect, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PortalPictureActor } from '../../application/portal/portalPicture.machine.ts'
import { cropOf, MOST_ZOOM, PORTAL_PICTURES } from '../../domain/portal/pictures.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'

const share = (value: number): string => `${value * 100}%`

const useAddressOf = (file: Blob | undefined): string | undefined => {
  const address = useMemo(() => (file === undefined ? undefined : URL.createObjectURL(file)), [file])
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address])
  return address
}

/** The part of a picture that is shown: dragged, or moved by sliders. */
export const PictureFraming = ({ picture }: { readonly picture: PortalPictureActor }) => {
  const { t } = useTranslation()
  const id = useId()
  const snapshot = useSelector(picture, (current) => current)
  const { kind, file, size, framing, failure } = snapshot.context
  const address = useAddressOf(file)
  if (!snapshot.hasTag('open') || address === undefined) return null
  const frame = PORTAL_PICTURES[kind]
  const crop = cropOf(size ?? frame, frame, framing)
  const cancel = () => picture.send({ type: 'cancel' })
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    picture.send({ type: 'framing.changed', framing: { x: framing.x - (event.movementX / width) * crop.width, y: framing.y - (event.movementY / height) * crop.height } })
  }
  const slider = (name: 'zoom' | 'x' | 'y', least: number, most: number) => (
    <Slider>
      <label htmlFor={`${id}-${name}`}>{t(`portal.framing.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={framing[name]}
        disabled={least >= most}
        onChange={({ currentTarget }) => picture.send({ type: 'framing.changed', framing: { [name]: Number(currentTarget.value) } })}
      />
    </Slider>
  )
  return (
    <Dialog
      title={t(`portal.fields.${kind}`)}
      description={t('portal.framing.text')}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{t('kit.cancel')}</Button>
          <Button tone="primary" busy={snapshot.hasTag('busy')} disabled={size === undefined} onClick={() => picture.send({ type: 'confirm' })}>
            {t('portal.framing.use')}
          </Button>
        </>
      }
    >
      <FailureAlert failure={failure} />
      <Frame
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          style={{ width: share(1 / crop.width), height: share(1 / crop.height), left: share(-crop.x / crop.width), top: share(-crop.y / crop.height) }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => picture.send({ type: 'picture.measured', size: { width: naturalWidth, height: naturalHeight } })}
          onError={() => picture.send({ type: 'picture.unreadable' })}
        />
      </Frame>
      {slider('zoom', 1, MOST_ZOOM)}
      {slider('x', crop.width / 2, 1 - crop.width / 2)}
      {slider('y', crop.height / 2, 1 - crop.height / 2)}
    </Dialog>
  )
}

const Frame = styled.div`
  position: relative;
  justify-self: center;
  width: 100%;
  overflow: hidden;
  max-height: 50dvh;
  border-radius: ${theme.radius.small};
  background: ${theme.color.mat};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  img {
    position: absolute;
    max-width: none;
    user-select: none;
  }
`

const Slider = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.picture} minmax(0, 1fr);
  align-items: center;
  min-height: ${theme.size.target};

  input {
    width: 100%;
    accent-color: ${theme.color.primary};
  }
`
