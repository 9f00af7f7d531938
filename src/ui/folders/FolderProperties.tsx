import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PATH_SEPARATOR } from '../../domain/constants.ts'
import { can } from '../../domain/rights/can.ts'
import { activityLinkOf } from '../addresses/activity.ts'
import { RestrictedForFact } from '../restrictions/RestrictedForFact.tsx'
import { folderAddress } from '../addresses/library.ts'
import { SharedFact } from '../share-links/SharedFact.tsx'
import { useAssetWords } from '../thumbnails/useAssetWords.ts'
import { FolderTemplatesFact } from '../folder-templates/FolderTemplatesFact.tsx'
import { RuleChoice } from '../web-ready/RuleChoice.tsx'
import { useRuleText } from '../web-ready/useRuleText.ts'
import { EmbargoFact } from '../detail/EmbargoFact.tsx'
import { CreatedProperties } from '../detail/CreatedProperties.tsx'
import { Facts } from '../detail/panel.ts'
import type { FolderTabProps } from '../detail/tabs.ts'

/** What is known of a folder. */
export const FolderProperties = ({ folder, actors, permissions }: FolderTabProps) => {
  const { t } = useTranslation()
  const words = useAssetWords()
  const ruleText = useRuleText(folder)
  const rules = can(permissions, 'restrictAccess')
  const log = activityLinkOf(permissions, { kind: 'folder', id: folder.id })
  return (
    <>
      <Facts>
        <dt>{t('folderDetail.field.name')}</dt>
        <dd>{folder.name}</dd>
        <dt>{t('folderDetail.field.folder')}</dt>
        <dd>
          <Link to={folderAddress(folder.type, null)}>{t(`shell.modules.${folder.type}`)}</Link>
          {folder.path.map(({ id, name }) => (
            <Fragment key={id}>
              {` ${PATH_SEPARATOR} `}
              <Link to={folderAddress(folder.type, id)}>{name}</Link>
            </Fragment>
          ))}
        </dd>
        <dt>{t('folderDetail.field.contents')}</dt>
        <dd>
          {t('library.folderCount', { count: folder.folderCount })} · {t('library.assetCount', { count: folder.assetCount })}
        </dd>
        {folder.readiness && (
          <>
            <dt>{t('webReady.title')}</dt>
            <dd>{t('webReady.readyOf', { ...folder.readiness })}</dd>
          </>
        )}
        <EmbargoFact target={folder} />
        {folder.keptFromPublication && (
          <>
            <dt>{t('folderDetail.field.publication')}</dt>
            <dd>{t('library.keptFolder')}</dd>
          </>
        )}
        {rules && <RestrictedForFact actors={actors} kind="folder" target={folder} />}
        <SharedFact capabilities={actors.capabilities} permissions={permissions} resourceId={folder.id} />
        <dt>{t('folderDetail.field.newItems')}</dt>
        <dd>
          {can(permissions, 'setWebReadyRule') ? (
            <RuleChoice folder={folder} machine={actors.webReadyRule} />
          ) : (
            ruleText(folder.webReadyRule)
          )}
        </dd>
        {can(permissions, 'viewFolderTemplates') && (
          <FolderTemplatesFact actors={actors} folder={folder} mayChange={can(permissions, 'changeFolderTemplates')} />
        )}
        <CreatedProperties label={t('folderDetail.field.created')} target={folder} />
        <dt>{t('folderDetail.field.modified')}</dt>
        <dd>{words.date(folder.modifiedAt)}</dd>
        {log !== undefined && (
          <>
            <dt>{t('activity.title')}</dt>
            <dd>
              <Link to={log}>{t('activity.show')}</Link>
            </dd>
          </>
        )}
      </Facts>
    </>
  )
}
