import { useSelector } from '@xstate/react'
import { ListPlus, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { MetadataActors } from '../../application/embedded-metadata/metadataActors.ts'
import type { AssetMetadataActors } from '../../application/metadata/assetMetadataActors.ts'
import { canEditValues } from '../../domain/metadata/assetMetadata.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Menu } from '../kit/Menu.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { TakeOffDialog } from './TakeOffDialog.tsx'
import { TemplateValues } from './TemplateValues.tsx'
import { ValueHistory } from './ValueHistory.tsx'

/** The machines of an asset's description. */
export type DescriptionActors = AssetMetadataActors & MetadataActors

interface DescriptionProps {
  readonly actors: DescriptionActors
  readonly mayEdit: boolean
  /** Where what is proposed for fields without values comes from; undefined: it is not shown. */
  readonly proposing: Capabilities | undefined
}

/** What the templates of an asset say of it, and by which it could be described as well. */
export const Description = ({ actors, mayEdit, proposing }: DescriptionProps) => {
  const { assetMetadata, valueFinder, valueHistory, autosaveOf } = actors
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(assetMetadata, (current) => current)
  const { place, metadata, failure } = snapshot.context
  const autosave = autosaveOf(place.resourceType)
  const saved = useSelector(autosave, ({ context }) => context.names)
  const picked = useSelector(valueFinder, ({ context }) => context.picked)
  const names = namesOf([...picked, ...saved, ...metadata.names])
  const { templates, offered } = metadata
  return (
    <Root>
      {snapshot.matches('refused') && failure !== undefined && (
        <Alert>
          {failureText(t, failure, matchLanguage(i18n.language))}{' '}
          <Button size="compact" onClick={() => assetMetadata.send({ type: 'cancel' })}>
            {t('kit.dismiss')}
          </Button>
        </Alert>
      )}
      {mayEdit && <SaveStatus autosave={autosave} fieldDrafts={actors.fieldDrafts} assetId={place.assetId} hasFields={templates.some(({ template }) => canEditValues(template.state))} />}
      {!mayEdit && templates.length > 0 && <Note>{t('describing.mayNotEdit')}</Note>}
      {templates.length === 0 && (
        <EmptyState
          icon={<NotebookPen size={28} strokeWidth={1.5} />}
          title={t('describing.none.title')}
          text={t(offered.length > 0 && mayEdit ? 'describing.none.text' : 'describing.none.nothingOffered')}
        />
      )}
      {templates.map((described) => (
        <TemplateValues key={described.template.id} described={described} actors={actors} mayEdit={mayEdit} names={names} proposing={proposing} />
      ))}
      {mayEdit && offered.length > 0 && (
        <Menu
          align="start"
          label={t('describing.assign')}
          button={
            <Button icon={<ListPlus size={16} />} busy={snapshot.matches('assigning')}>
              {t('describing.assign')}
            </Button>
          }
          entries={offered.map(({ id, name }) => ({ id, label: name, onSelect: () => assetMetadata.send({ type: 'template.assign', templateId: id }) }))}
        />
      )}
      <TakeOffDialog actor={assetMetadata} />
      <ValueHistory history={valueHistory} mayEdit={mayEdit} />
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: grid;
  justify-items: stretch;
  gap: ${theme.space[4]};
  padding: 18px ${theme.space[5]};

  > button {
    justify-self: start;
  }
`

const Note = styled.p`
  color: ${theme.color.inkSoft};
`
