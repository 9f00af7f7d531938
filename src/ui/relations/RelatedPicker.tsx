import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { ItemListActor } from '../../application/lists/itemList.machine.ts'
import type { RelatedPickerActor } from '../../application/relations/relatedPicker.machine.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { Button } from '../kit/Button.tsx'
import { Chip } from '../kit/Chip.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'
import { RelatedSearch } from './RelatedSearch.tsx'

interface RelatedPickerProps {
  readonly picker: RelatedPickerActor
  readonly related: ItemListActor<RelatedPlace>
  readonly files: FileAddresses
}

/** Chooses, by searching, what is to be related to something; several at once. */
export const RelatedPicker = ({ picker, related, files }: RelatedPickerProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(picker, (current) => current)
  const { name, chosen, failure } = snapshot.context
  const { search } = snapshot.children
  if (snapshot.matches('closed') || search === undefined) return null
  const busy = snapshot.matches({ open: 'saving' })
  const cancel = () => picker.send({ type: 'cancel' })
  return (
    <Dialog
      title={t('related.add')}
      description={name === '' ? undefined : t('related.to', { name })}
      onClose={cancel}
      unsaved={chosen.length > 0}
      leavesFreely={busy}
      onSubmit={() => picker.send({ type: 'add' })}
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button
            tone="primary"
            type="submit"
            icon={<Plus size={16} />}
            disabled={chosen.length === 0}
            busy={busy}
          >
            {chosen.length === 0 ? t('related.addChosen') : t('related.addCount', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {snapshot.matches({ open: 'refused' }) && <FailureAlert failure={failure} />}
      {chosen.length > 0 && (
        <Chosen aria-label={t('related.chosen')}>
          {chosen.map((item) => (
            <li key={item.id}>
              <Chip removeLabel={t('related.unchoose', { name: item.name })} onRemove={() => picker.send({ type: 'item.toggled', item })}>
                <Name>{item.name}</Name>
              </Chip>
            </li>
          ))}
        </Chosen>
      )}
      <RelatedSearch picker={picker} search={search} related={related} files={files} />
    </Dialog>
  )
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  max-height: 96px;
  overflow: auto;
`

const Name = styled.span`
  max-width: 220px;
  overflow: hidden;
  text-overflow: ellipsis;
`
