import { useSelector } from '@xstate/react'
import { FileImage, FolderOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../../application/failures/refusal.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { Failure } from '../../domain/failures/failure.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { PathStep } from '../../domain/folders/folder.ts'
import { can } from '../../domain/rights/can.ts'
import { Breadcrumbs } from '../kit/Breadcrumbs.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { usePageTitle } from '../page/usePageTitle.ts'
import { assetAddress, folderAddress, folderDetailAddress, relatedAddress } from '../addresses/library.ts'
import { ItemHead, ItemPage, ItemTools } from '../items/ItemPage.tsx'
import { Refused } from '../items/Refused.tsx'
import { RelatedList, type RelatedActors } from './RelatedList.tsx'

interface RelatedScreenProps {
  readonly place: RelatedPlace
  /** Empty while it is being read, or where it cannot be. */
  readonly name: string
  /** The way down to the folder in which it lies. */
  readonly path: readonly PathStep[]
  /** Why it cannot be shown itself. */
  readonly failure?: Failure | undefined
  readonly actors: RelatedActors
  readonly permissions: readonly Permission[]
}

/** The relations of one asset or folder, with the room of a page. */
export const RelatedScreen = ({ place, name, path, failure, actors, permissions }: RelatedScreenProps) => {
  const { t } = useTranslation()
  const { kind, type, id } = place
  const list = useSelector(actors.related, (snapshot) => snapshot)
  const title = t('related.title')
  usePageTitle(name === '' ? title : `${title} · ${name}`)
  // Where the thing itself cannot be seen, reading its list again would not help.
  const refusal = [failure, list.matches('failed') ? list.context.failure : undefined].find((one) => one !== undefined && refusalOf(one) !== 'failed')
  if (refusal !== undefined) {
    const back = <ButtonLink to={folderAddress(type, null)}>{t('library.toModule', { module: t(`shell.modules.${type}`) })}</ButtonLink>
    return <Refused kind={kind} failure={refusal} permissions={permissions} back={back} onRetry={() => actors.related.send({ type: 'retry' })} />
  }
  const home = kind === 'asset' ? assetAddress(type, id) : folderDetailAddress(type, id)
  return (
    <ItemPage
      crumbs={
        <Breadcrumbs
          crumbs={[
            { id: type, label: t(`shell.modules.${type}`), to: folderAddress(type, null) },
            ...path.map((step) => ({ id: step.id, label: step.name, to: folderAddress(type, step.id) })),
            ...(name === '' ? [] : [{ id, label: name, to: home }]),
            { id: 'related', label: title, to: relatedAddress(place) },
          ]}
        />
      }
      head={
      <ItemHead>
        <h1>{name === '' ? title : t('related.of', { name })}</h1>
        {list.matches('shown') && list.context.total > 0 && <output>{t('items.count', { count: list.context.total })}</output>}
        <ItemTools>
          {can(permissions, 'viewDetails') && (
            <ButtonLink icon={kind === 'asset' ? <FileImage size={16} aria-hidden /> : <FolderOpen size={16} aria-hidden />} to={home}>
              {t(kind === 'asset' ? 'related.toAsset' : 'related.toFolder')}
            </ButtonLink>
          )}
        </ItemTools>
      </ItemHead>
      }
    >
      <RelatedList place={place} name={name} actors={actors} permissions={permissions} />
    </ItemPage>
  )
}
