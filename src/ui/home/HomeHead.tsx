import { FolderPlus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { FOLDER_TEMPLATES } from '../../application/folder-templates/folderTemplateActors.ts'
import { FOLDERS } from '../../application/folders/folderActors.ts'
import type { Home } from '../../application/home/HomeGateway.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Folder } from '../../domain/folders/folder.ts'
import { greetingAt } from '../../domain/home/home.ts'
import { visibleResourceTypes } from '../../domain/navigation/admission.ts'
import { can } from '../../domain/rights/can.ts'
import { Button } from '../kit/Button.tsx'
import { Menu } from '../kit/Menu.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { theme } from '../theme/theme.ts'
import { chooseFiles } from '../uploads/chooseFiles.ts'

interface HomeHeadProps {
  readonly claims: SessionClaims
  readonly home: Home | undefined
  readonly capabilities: Capabilities
}

const uploadInto = async (capabilities: Capabilities, { id, type, name }: Folder): Promise<void> => {
  const files = await chooseFiles()
  if (files.length === 0) return
  const { uploadDescribing } = await capabilities.load(FOLDER_TEMPLATES)
  uploadDescribing.send({ type: 'uploads.brought', brought: { destination: { type, folderId: id }, folderName: name, files } })
}

const makeFolder = async (capabilities: Capabilities, resourceType: ResourceType): Promise<void> =>
  (await capabilities.load(FOLDERS)).folderName.send({ type: 'create.open', resourceType, parentId: null })

/** Greets, says how much is new, and offers what most people come to do. Files go into one of the folders where one was last. */
export const HomeHead = ({ claims, home, capabilities }: HomeHeadProps) => {
  const { t } = useTranslation()
  const { user, organization, permissions } = claims
  const [part] = useState(() => greetingAt(new Date().getHours()))
  const types = visibleResourceTypes(claims)
  const [onlyType] = types
  const folders = (home?.places ?? []).flatMap((item) => (item.kind === 'folder' ? [item.folder] : []))
  const newFolder = (
    <Button icon={<FolderPlus size={16} aria-hidden />} {...(types.length === 1 && onlyType !== undefined && { onClick: () => void makeFolder(capabilities, onlyType) })}>
      {t('library.newFolder')}
    </Button>
  )
  return (
    <Root>
      <div>
        <h1>{t(`home.greeting.${part}`, { name: user.firstName })}</h1>
        {home !== undefined && home.addedLately > 0 && <p>{t('home.news', { count: home.addedLately, organization: organization.name })}</p>}
      </div>
      <ButtonRow>
        {can(permissions, 'createFolder') &&
          (types.length === 1 ? (
            newFolder
          ) : (
            <Menu
              label={t('library.newFolder')}
              button={newFolder}
              entries={types.map((type) => ({ id: type, label: t('home.in', { place: t(`shell.modules.${type}`) }), onSelect: () => void makeFolder(capabilities, type) }))}
            />
          ))}
        {can(permissions, 'upload') && folders.length > 0 && (
          <Menu
            label={t('library.upload')}
            button={
              <Button tone="primary" icon={<Upload size={16} aria-hidden />}>
                {t('library.upload')}
              </Button>
            }
            entries={folders.map((folder) => ({ id: folder.id, label: t('home.into', { place: folder.name }), onSelect: () => void uploadInto(capabilities, folder) }))}
          />
        )}
      </ButtonRow>
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[3]};

  h1 {
    font-size: ${theme.font.size.display};
    font-weight: ${theme.font.weight.bold};
    line-height: ${theme.font.line.tight};
    letter-spacing: ${theme.font.tracking.display};
    overflow-wrap: anywhere;
  }

  p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.inkSoft};
  }
`
