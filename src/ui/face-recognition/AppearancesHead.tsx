import { Eraser, Eye, EyeOff, UserRoundPen, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FaceActors } from '../../application/face-recognition/faceActors.ts'
import type { Somebody } from '../../application/face-recognition/somebody.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { theme } from '../theme/theme.ts'
import { FaceImage } from './FaceImage.tsx'
import { groupsOf, unnamedOf } from './whoIs.ts'

interface AppearancesHeadProps {
  readonly actors: Pick<FaceActors, 'faceNaming' | 'personErasure' | 'decideFaces' | 'facePictures'>
  readonly title: string
  readonly somebody: Somebody | undefined
  /** By which they are known. */
  readonly face: string | undefined
  readonly permissions: readonly Permission[]
  readonly isIgnored: boolean
  /** Whether the focus comes here once this is shown. */
  readonly takesFocus: () => boolean
  readonly onClose: () => void
}

/** Who somebody is, what is known of them, and what can be done about it. */
export const AppearancesHead = ({ actors, title, somebody, face: shown, permissions, isIgnored, takesFocus, onClose }: AppearancesHeadProps) => {
  const { faceNaming, personErasure, decideFaces, facePictures } = actors
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => takeFocus(), [])
  const group = somebody?.kind === 'group' ? somebody : undefined
  const learnt = somebody?.kind === 'person' ? somebody.person.learnt : 0
  const mayName = can(permissions, 'nameFaces')
  return (
    <Head>
      <div className="who">
        <span className="face">
          <FaceImage address={shown === undefined ? undefined : facePictures.face(shown)} />
        </span>
        <div>
          <h2 ref={heading} data-state-title tabIndex={-1} dir="auto">
            {title}
          </h2>
          {group && <p>{t('faces.count', { count: group.group.count })}</p>}
          {somebody?.kind === 'person' && <p>{t('faces.pictures', { count: somebody.person.pictures })}</p>}
        </div>
        <IconButton label={t('kit.close')} icon={<X size={16} />} onClick={onClose} />
      </div>
      {mayName && group && (
        <ButtonRow>
          {!isIgnored && (
            <Button tone="primary" icon={<UserRoundPen size={16} />} onClick={() => faceNaming.send({ type: 'naming.opened', of: unnamedOf([group]) })}>
              {t('faces.name')}
            </Button>
          )}
          <Button icon={isIgnored ? <Eye size={16} /> : <EyeOff size={16} />} onClick={() => void decideFaces.ignore(groupsOf([group]), !isIgnored)}>
            {t(isIgnored ? 'faces.notice' : 'faces.ignore')}
          </Button>
        </ButtonRow>
      )}
      {somebody?.kind === 'person' && <p className="learnt">{learnt === 0 ? t('faces.nothingLearnt') : t('faces.learnt', { count: learnt })}</p>}
      {somebody?.kind === 'person' && learnt > 0 && can(permissions, 'setFaceRecognition') && (
        <ButtonRow>
          <Button tone="ghost" icon={<Eraser size={16} />} onClick={() => personErasure.send({ type: 'erasure.asked', name: somebody.person.name })}>
            {t('faces.erase.open')}
          </Button>
        </ButtonRow>
      )}
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};

  .who {
    display: grid;
    grid-template-columns: ${theme.size.bar} minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[3]};
  }

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.bold};
    overflow-wrap: anywhere;
  }

  p {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`
