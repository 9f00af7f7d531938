import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { isUnsaved, type RelationEditActor } from '../../application/contact-relations/relationEdit.machine.ts'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { StaleChoice } from '../forms/StaleChoice.tsx'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { useLeftWord } from '../value-fields/useLeftWord.ts'
import { RelationFields } from './RelationFields.tsx'
import { kindText, periodText } from './relationTexts.ts'

interface RelationDialogProps {
  readonly edit: RelationEditActor
  readonly finder: ValueFinderActor
}

/** Says what a contact is to an asset or folder, or changes that. */
export const RelationDialog = (props: RelationDialogProps) => (useSelector(props.edit, (snapshot) => snapshot.hasTag('open')) ? <OpenDialog {...props} /> : null)

const OpenDialog = ({ edit, finder }: RelationDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(edit, (current) => current)
  const { itemName, relation, contact, failure } = snapshot.context
  const word = useLeftWord(() => edit.send({ type: 'save' }))
  const busy = snapshot.hasTag('busy')
  const cancel = () => edit.send({ type: 'cancel' })
  const title = relation === undefined ? t('contactRelations.add') : t('contactRelations.change', { name: contact?.name ?? '' })
  const description = t('contactRelations.to', { name: itemName })
  if (snapshot.matches('stale') && relation !== undefined)
    return (
      <Dialog
        key="stale"
        size="small"
        title={title}
        description={description}
        unsaved={isUnsaved(snapshot.context)}
        onClose={cancel}
        footer={<StaleChoice ways={{ takeTheirs: t('contacts.takeTheirs'), keepMine: t('contacts.keepMine') }} send={edit.send} />}
      >
        <Alert>{t('contactRelations.stale', { theirs: [kindText(t, relation.kind), periodText(t, relation, language), relation.note].filter((part) => part !== '').join(' · ') })}</Alert>
      </Dialog>
    )
  return (
    <Dialog
      key="form"
      title={title}
      description={description}
      // Beside it, a name that is being typed.
      unsaved={isUnsaved(snapshot.context) || undefined}
      leavesFreely={busy}
      onClose={cancel}
      onSubmit={word.press}
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={word.isAwaited || busy}>
            {t(relation === undefined ? 'contactRelations.addOne' : 'contacts.save')}
          </Button>
        </>
      }
    >
      {snapshot.matches('refused') && failure !== undefined && failure.code !== 'VALIDATION_FAILED' && <FailureAlert failure={failure} />}
      <RelationFields edit={edit} finder={finder} word={word} />
    </Dialog>
  )
}
