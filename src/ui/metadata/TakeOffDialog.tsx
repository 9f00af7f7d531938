import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { AssetMetadataActor } from '../../application/metadata/assetMetadata.machine.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'

/** Asks before a template is taken off an asset: names the fields that are cleared with it. */
export const TakeOffDialog = ({ actor }: { readonly actor: AssetMetadataActor }) => {
  const { t } = useTranslation()
  const snapshot = useSelector(actor, (current) => current)
  const { metadata, templateId } = snapshot.context
  const described = metadata.templates.find(({ template }) => template.id === templateId)
  if (!snapshot.hasTag('asked') || described === undefined) return null
  const filled = described.template.attributes.filter(({ id }) => described.values.some(({ attributeId, values }) => attributeId === id && values.length > 0))
  return (
    <ConfirmDialog
      title={t('describing.takeOff.title', { name: described.template.name })}
      text={filled.length === 0 ? t('describing.takeOff.nothing') : t('describing.takeOff.text', { count: filled.length })}
      names={filled.map(({ name }) => name)}
      confirmLabel={t('describing.takeOff.confirm')}
      busy={snapshot.matches('takingOff')}
      onConfirm={() => actor.send({ type: 'confirm' })}
      onCancel={() => actor.send({ type: 'cancel' })}
    />
  )
}
