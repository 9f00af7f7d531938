import { FolderPlus, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { waitFor } from 'xstate'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import { visibleResourceTypes } from '../../domain/navigation/admission.ts'
import { can } from '../../domain/rights/can.ts'
import { folderAddress } from '../addresses/library.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

/** Where there is no file for whoever looks: a folder is made, and leads to the first upload into it. */
export const FirstVisit = ({ claims, capabilities }: { readonly claims: SessionClaims; readonly capabilities: Capabilities }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayStart = can(claims.permissions, 'upload') && can(claims.permissions, 'createFolder')
  const start = async (resourceType: ResourceType) => {
    const { folderName } = await capabilities.load(FOLDERS)
    folderName.send({ type: 'create.open', resourceType, parentId: null })
    const { context } = await waitFor(folderName, (snapshot) => snapshot.matches('closed'))
    if (context.folder !== undefined) void navigate(folderAddress(resourceType, context.folder.id))
  }
  return (
    <EmptyState
      icon={<Upload size={28} strokeWidth={1.5} />}
      title={t('home.first.title', { organization: claims.organization.name })}
      text={t(mayStart ? 'home.first.text' : 'home.first.textReadOnly')}
      action={visibleResourceTypes(claims).map((type, at) => {
        const module = t(`shell.modules.${type}`)
        return mayStart ? (
          <Button key={type} tone={at === 0 ? 'primary' : 'secondary'} icon={<FolderPlus size={16} aria-hidden />} onClick={() => void start(type)}>
            {t('home.first.start', { module })}
          </Button>
        ) : (
          <ButtonLink key={type} to={foldersPath(type)}>
            {t('home.first.open', { module })}
          </ButtonLink>
        )
      })}
    />
  )
}
