import { useSelector } from '@xstate/react'
import { Plus, X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FolderTemplatesActor } from '../../application/folder-templates/folderTemplates.machine.ts'
import type { FolderDetail } from '../../domain/folders/folder.ts'
import { describesArrivals, type FolderTemplate } from '../../domain/folder-templates/folderTemplates.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { folderAddress } from '../addresses/library.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { Menu } from '../kit/Menu.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'

interface FolderTemplatesFactProps {
  readonly actors: { readonly folderTemplates: FolderTemplatesActor }
  readonly folder: FolderDetail
  readonly mayChange: boolean
}

/** By which templates what arrives in a folder is described, where the folder is looked at, and the way to change it. */
export const FolderTemplatesFact = ({ actors: { folderTemplates }, folder: { id, type }, mayChange }: FolderTemplatesFactProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(folderTemplates, (current) => current)
  const { known, failure } = snapshot.context
  const isBusy = snapshot.matches('changing')
  useEffect(() => {
    folderTemplates.send({ type: 'folder.shown', place: { resourceType: type, folderId: id } })
    return () => folderTemplates.send({ type: 'folder.left' })
  }, [folderTemplates, type, id])
  const note = ({ template, from }: FolderTemplate) => (
    <small>
      {from !== null && (
        <>
          {t('folderTemplates.from')} <Link to={folderAddress(type, from.id)}>{from.name}</Link>
        </>
      )}
      {!describesArrivals(template, type) && <span>{t('folderTemplates.waits')}</span>}
    </small>
  )
  return (
    <>
      <dt>{t('folderTemplates.title')}</dt>
      <dd>
        {snapshot.matches('failed') && failure !== undefined && (
          <Failed>
            <span>{failureText(t, failure, matchLanguage(i18n.language))}</span>
            <Button onClick={() => folderTemplates.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
          </Failed>
        )}
        {snapshot.matches('reading') && <Skeleton $width="10rem" $height="1em" />}
        {known !== undefined && (
          <Root aria-busy={isBusy}>
            {known.templates.length === 0 && <output>{t('folderTemplates.none')}</output>}
            {known.templates.length > 0 && (
              <List aria-label={t('folderTemplates.title')}>
                {known.templates.map((one) => (
                  <li key={one.template.id}>
                    <span>
                      {one.template.name} {note(one)}
                    </span>
                    {mayChange && one.from === null && (
                      <IconButton
                        size="compact"
                        icon={<X size={14} />}
                        label={t('folderTemplates.remove', { name: one.template.name })}
                        disabled={isBusy}
                        onClick={() => folderTemplates.send({ type: 'template.unnamed', templateId: one.template.id })}
                      />
                    )}
                  </li>
                ))}
              </List>
            )}
            {mayChange && known.offered.length > 0 && (
              <Menu
                label={t('folderTemplates.add')}
                align="start"
                button={
                  <Button size="compact" icon={<Plus size={14} />} disabled={isBusy}>
                    {t('folderTemplates.add')}
                  </Button>
                }
                entries={known.offered.map(({ id: templateId, name }) => ({
                  id: templateId,
                  label: name,
                  onSelect: () => folderTemplates.send({ type: 'template.named', templateId }),
                }))}
              />
            )}
            <Hint>{t('folderTemplates.hint')}</Hint>
          </Root>
        )}
      </dd>
    </>
  )
}

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  min-width: 0;
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.target};
  }

  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`

const Hint = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`
