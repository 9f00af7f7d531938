import { useSelector } from '@xstate/react'
import { ArrowLeft, ImageOff, UserRoundPlus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FirstActors } from '../../application/actors.ts'
import type { AssetActors } from '../../application/assets/assetActors.ts'
import type { FaceActors } from '../../application/face-recognition/faceActors.ts'
import type { PictureFace } from '../../application/face-recognition/FaceGateway.ts'
import type { PersonsActors } from '../../application/persons/personsActors.ts'
import { facesIn } from '../../application/persons/personsContext.ts'
import type { PersonDraft } from '../../domain/persons/personChange.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { can } from '../../domain/rights/can.ts'
import { WhyNot } from '../access/WhyNot.tsx'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { InTopBar } from '../page/slots.tsx'
import { titleText } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'
import { usePageTitle } from '../page/usePageTitle.ts'
import { assetAddress, folderAddress } from '../addresses/library.ts'
import { AssetCrumbs } from '../assets/AssetCrumbs.tsx'
import { AssetSkeleton } from '../assets/AssetSkeleton.tsx'
import { LeaveGuard } from '../page/LeaveGuard.tsx'
import { Panel } from '../detail/panel.ts'
import { Refused } from '../items/Refused.tsx'
import { FaceNamingDialog } from '../face-recognition/FaceNamingDialog.tsx'
import { FoundFaces } from '../face-recognition/FoundFaces.tsx'
import { foundFaces, unnamedFace } from '../face-outlines/foundFaces.ts'
import { PEOPLE_PATH } from '../face-recognition/peopleAddress.ts'
import { PersonForm } from './PersonForm.tsx'
import { PersonList } from './PersonList.tsx'
import { PersonsPicture } from './PersonsPicture.tsx'

interface PersonsScreenProps {
  readonly actors: AssetActors & PersonsActors & Pick<FaceActors, 'pictureFaces' | 'faceNaming' | 'decideFaces' | 'facePictures'> & Pick<FirstActors, 'files'>
  readonly permissions: readonly Permission[]
}

/** Where whoever is new begins: a quarter of the picture, in its middle. */
const MIDDLE: PersonDraft = { person: undefined, name: '', area: { x: 0.375, y: 0.375, width: 0.25, height: 0.25 }, source: 'Drawn' }

const whole = (pathname: string): string => pathname

/** Who can be seen in one picture. */
export const PersonsScreen = ({ actors, permissions }: PersonsScreenProps) => {
  const { asset: assetActor, persons: actor, files, pictureFaces, faceNaming, decideFaces, facePictures } = actors
  const { t } = useTranslation()
  const nameField = useRef<HTMLInputElement>(null)
  const { asset, place, failure: assetFailure } = useSelector(assetActor, ({ context }) => context)
  const snapshot = useSelector(actor, (current) => current)
  const detected = useSelector(pictureFaces, ({ context }) => context.found?.faces)
  const { read, draft } = snapshot.context
  const failure = snapshot.matches('failed') ? snapshot.context.failure : assetFailure
  const mayEdit = can(permissions, 'markPersons')
  usePageTitle(asset && t('persons.pageTitle', { name: asset.name }))

  if (failure !== undefined) {
    const retry = () => {
      assetActor.send({ type: 'retry' })
      actor.send({ type: 'retry' })
    }
    const back = (
      <ButtonLink to={folderAddress(place.resourceType, null)}>{t('library.toModule', { module: t(`shell.modules.${place.resourceType}`) })}</ButtonLink>
    )
    return <Refused kind="asset" failure={failure} permissions={permissions} back={back} onRetry={retry} />
  }
  if (asset === undefined || read === undefined) return <AssetSkeleton />
  const begin = (next: PersonDraft) => actor.send({ type: 'draft.begin', draft: next })
  const faces = facesIn({ read })
  const found = foundFaces(detected ?? [], [...read.persons, ...faces])
  const ask = mayEdit ? (face: PictureFace) => faceNaming.send({ type: 'naming.opened', of: unnamedFace(face) }) : undefined
  const ignore = mayEdit ? ({ id }: PictureFace) => void decideFaces.ignore({ groups: [], faces: [id] }, true) : undefined
  const isPicture = asset.preview === 'image'
  return (
    <Root>
      <InTopBar>
        <AssetCrumbs asset={asset} from={place.from} />
      </InTopBar>
      {isPicture && (
        <PersonsPicture
          key={asset.contentVersion}
          name={asset.name}
          address={files.preview(asset)}
          size={asset.width === null || asset.height === null ? undefined : { width: asset.width, height: asset.height }}
          persons={read.persons}
          faces={faces}
          found={found}
          onWho={ask}
          draft={draft}
          onBegin={mayEdit && !snapshot.hasTag('busy') ? begin : undefined}
          onArea={(area) => actor.send({ type: 'area.changed', area })}
          onCancel={() => actor.send({ type: 'cancel' })}
          nameField={nameField}
        />
      )}
      <Panel aria-label={t('persons.title')}>
        <Head>
          <ButtonLink tone="ghost" size="compact" icon={<ArrowLeft size={16} />} to={assetAddress(asset.type, asset.id, place.from)}>
            {t('persons.back')}
          </ButtonLink>
          <h1>{t('persons.title')}</h1>
          <p>{asset.name}</p>
          <Link to={PEOPLE_PATH}>{t('persons.everybody')}</Link>
          {mayEdit && isPicture && draft === undefined && (
            <Button tone="primary" icon={<UserRoundPlus size={16} />} onClick={() => begin(MIDDLE)}>
              {t('persons.mark')}
            </Button>
          )}
          {mayEdit && isPicture && draft === undefined && <p>{t('persons.hint')}</p>}
          <WhyNot actions={['edit']} type={asset.type} permissions={permissions} label={t('persons.mark')} title={t('persons.refused')} />
        </Head>
        {draft !== undefined && <PersonForm snapshot={snapshot} draft={draft} send={actor.send} nameField={nameField} />}
        {isPicture ? (
          <PersonList
            persons={read.persons}
            faces={faces}
            reading={read.state === 'Reading' || read.state === 'Unread'}
            mayEdit={mayEdit}
            onBegin={begin}
            onRemove={(person) => actor.send({ type: 'remove', person })}
            onAddFaces={() => actor.send({ type: 'faces.add' })}
          />
        ) : (
          <EmptyState icon={<ImageOff size={28} strokeWidth={1.5} />} title={t('persons.noPicture.title')} text={t('persons.noPicture.text')} />
        )}
        {found.length > 0 && <FoundFaces faces={found} pictures={facePictures} onWho={ask} onIgnore={ignore} />}
      </Panel>
      <FaceNamingDialog faceNaming={faceNaming} pictures={facePictures} />
      <LeaveGuard unsaved={snapshot.hasTag('unsaved')} busy={snapshot.hasTag('busy')} name={asset.name} pageOf={whole} onLeave={() => actor.send({ type: 'cancel' })} />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  background: ${theme.color.sunken};

  ${theme.media.belowLg} {
    flex: none;
    flex-direction: column;
  }
`

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]};

  h1 {
    ${titleText}
  }

  & > a:first-child {
    margin-left: calc(-1 * ${theme.space[2]});
  }

  p {
    font-size: ${theme.font.size.caption};
    overflow-wrap: anywhere;
    color: ${theme.color.inkFaint};
  }
`
