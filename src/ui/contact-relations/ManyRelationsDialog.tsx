import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ManyRelationsActor } from '../../application/contact-relations/manyRelations.machine.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Field } from '../kit/Field.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { useLeftWord } from '../value-fields/useLeftWord.ts'
import { ValueCombobox } from '../value-fields/ValueCombobox.tsx'
import { RelationForm } from './RelationForm.tsx'
import { WhoField } from './WhoField.tsx'

interface ManyRelationsDialogProps {
  readonly many: ManyRelationsActor
  readonly finder: ValueFinderActor
}

/** Says what a contact is to all that is selected, or to what is chosen here. */
export const ManyRelationsDialog = (props: ManyRelationsDialogProps) => (useSelector(props.many, (snapshot) => snapshot.hasTag('open')) ? <OpenDialog {...props} /> : null)

const OpenDialog = ({ many, finder }: ManyRelationsDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(many, (current) => current)
  const { chooses, items, contact, form, problems, failure } = snapshot.context
  const word = useLeftWord(() => many.send({ type: 'save' }))
  const busy = snapshot.hasTag('busy')
  const cancel = () => many.send({ type: 'cancel' })
  const ofContact = chooses === 'items'
  const [only] = items
  const toItems = items.length === 1 ? t('contactRelations.to', { name: only?.name ?? '' }) : t('contactRelations.toMany', { count: items.length })
  return (
    <Dialog
      title={ofContact ? t('contactRelations.addItems') : t('contactRelations.add')}
      description={ofContact ? t('contactRelations.of', { name: contact?.name ?? '' }) : toItems}
      leavesFreely={busy}
      onClose={cancel}
      onSubmit={word.press}
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={word.isAwaited || busy}>
            {t('contactRelations.addOne')}
          </Button>
        </>
      }
    >
      {failure !== undefined && failure.code !== 'VALIDATION_FAILED' && <FailureAlert failure={failure} />}
      {ofContact ? (
        <>
          <Field label={t('contactRelations.items')} problem={word.isUnknown ? t('contactRelations.unknownItem') : problemText(t, problems['itemIds'], language)}>
            {(wiring) => (
              <ValueCombobox
                id={wiring.id}
                wiring={{ ...wiring, 'aria-required': true, 'data-autofocus': true }}
                label={t('contactRelations.items')}
                source={{ kind: 'items' }}
                finder={finder}
                shown={word.text}
                chosen={items.map(({ id }) => id)}
                busy={busy}
                onPick={({ id, label }) => {
                  word.onLeft('')
                  many.send({ type: 'item.added', item: { id, name: label } })
                }}
                onClear={() => word.onLeft('')}
                onLeft={word.onLeft}
                onUnknown={word.onUnknown}
              />
            )}
          </Field>
          {items.length > 0 && (
            <Chosen aria-label={t('describing.chosen', { field: t('contactRelations.items') })}>
              {items.map(({ id, name }) => (
                <li key={id}>
                  <span dir="auto">{name}</span>
                  <IconButton size="compact" label={t('contactRelations.remove', { name })} icon={<X size={14} />} disabled={busy} onClick={() => many.send({ type: 'item.removed', id })} />
                </li>
              ))}
            </Chosen>
          )}
        </>
      ) : (
        <WhoField contact={contact} finder={finder} word={word} busy={busy} problem={problemText(t, problems['contactId'], language)} onChoose={(chosen) => many.send({ type: 'contact.chosen', contact: chosen })} />
      )}
      <RelationForm form={form} problems={problems} busy={busy} onChange={(change) => many.send({ type: 'field.changed', change })} />
    </Dialog>
  )
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    max-width: 100%;
    padding-left: ${theme.space[3]};
    border-radius: ${theme.radius.round};
    background: ${theme.color.primarySoft};
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
