import { useSelector } from '@xstate/react'
import { FileInput } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { draftOf } from '../../application/metadata/fieldDrafts.ts'
import { cellValuesIn } from '../../application/metadata/valueAutosave.ts'
import type { AttributeValues } from '../../domain/metadata/assetMetadata.ts'
import { isLookedUp, valuesInFile } from '../../domain/metadata/fromFile.ts'
import { textsOf } from '../../domain/metadata/typed.ts'
import { cellKey } from '../../domain/metadata/valueCell.ts'
import { textsIn } from '../../domain/metadata/values.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Option } from '../../domain/templates/options.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { failureText } from '../texts/failureText.ts'
import { FieldGhost } from '../suggestions/FieldGhost.tsx'
import type { DescriptionActors } from './Description.tsx'
import type { FieldAttribute } from '../value-fields/fieldProps.ts'
import { fieldStateOf } from '../value-fields/fieldState.ts'
import { TakeOverChoice } from './TakeOverChoice.tsx'
import { ValueConflict } from './ValueConflict.tsx'
import { ValueField } from '../value-fields/ValueField.tsx'
import { valuesText } from '../value-fields/valueWords.ts'

interface EditedValueProps {
  readonly attribute: FieldAttribute
  /** As it was read. */
  readonly read: AttributeValues
  readonly actors: DescriptionActors
  readonly aside: ReactNode
  readonly proposing: Capabilities | undefined
}

/** The values of one attribute of an asset, saved as the field is left. */
export const EditedValue = ({ attribute, read, actors, aside, proposing }: EditedValueProps) => {
  const { fieldDrafts, assetMetadata, valueFinder, fileOptions, autosaveOf, metadata } = actors
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const place = useSelector(assetMetadata, ({ context }) => context.place)
  const draft = useSelector(fieldDrafts, ({ context }) => draftOf(context.drafts, attribute.id))
  const groups = useSelector(metadata, ({ context }) => context.groups)
  const autosave = autosaveOf(place.resourceType)
  const saving = useSelector(autosave, (snapshot) => snapshot)
  const cell = { assetId: place.assetId, attributeId: attribute.id }
  const { edits, known } = saving.context
  const edit = edits.get(cellKey(cell))
  const stored = cellValuesIn({ edits, known }, cell, read)
  const texts = draft?.texts ?? (edit?.typed === undefined ? textsOf(stored.values, attribute, language) : textsIn(edit.typed, attribute))
  const refusal = draft === undefined ? edit?.refusal : undefined
  const problem = draft?.problem ?? (refusal && 'problem' in refusal ? { at: null, problem: refusal.problem } : undefined)
  const theirs = draft === undefined ? edit?.theirs : undefined
  const { names: _names, ...bare } = attribute
  const field = { attribute: bare, stored, language }
  const pick = (picked: readonly string[]) => fieldDrafts.send({ type: 'field.picked', texts: picked, ...field })
  const choose = (choice: 'keep' | 'giveUp') => autosave.send({ type: 'cells.choose', cells: [cell], choice })
  const isResting = edit === undefined && draft === undefined
  const offered = isResting ? valuesInFile(attribute, groups, stored.values, language) : []
  const takeOptions = (options: readonly Option[]) => {
    for (const option of options) valueFinder.send({ type: 'finder.picked', option })
    pick(options.map(({ id }) => id))
  }
  return (
    <ValueField
      attribute={attribute}
      texts={texts}
      state={fieldStateOf(draft, saving, cell)}
      problem={problem}
      kept={valuesText(t, attribute, cellValuesIn({ edits: new Map(), known }, cell, read).values, language)}
      finder={valueFinder}
      onType={(typed) => fieldDrafts.send({ type: 'field.typed', attribute: bare, stored, texts: typed })}
      onLeave={() => fieldDrafts.send({ type: 'field.left', ...field })}
      onPick={pick}
      onPutBack={() => (draft === undefined ? choose('giveUp') : fieldDrafts.send({ type: 'field.putBack', attributeId: attribute.id }))}
      aside={aside}
    >
      {refusal && !('problem' in refusal) && (
        <Alert>
          {failureText(t, refusal, language)}{' '}
          <Button size="compact" onClick={() => choose('keep')}>
            {t('kit.tryAgain')}
          </Button>{' '}
          <Button size="compact" onClick={() => choose('giveUp')}>
            {t('describing.putBack')}
          </Button>
        </Alert>
      )}
      {theirs !== undefined && (
        <ValueConflict
          name={attribute.name}
          by={theirs.changedBy}
          mine={edit?.typed ?? valuesText(t, attribute, stored.values, language)}
          theirs={valuesText(t, attribute, theirs.values, language)}
          onKeepMine={() => choose('keep')}
          onTakeTheirs={() => choose('giveUp')}
        />
      )}
      {isResting && stored.values.length === 0 && proposing && <FieldGhost capabilities={proposing} assetId={place.assetId} attribute={attribute} />}
      {isResting && isLookedUp(attribute) && <TakeOverChoice attribute={attribute} groups={groups} has={stored.values} fileOptions={fileOptions} onTake={takeOptions} />}
      {offered.length > 0 && (
        <Button size="compact" tone="ghost" icon={<FileInput size={14} />} onClick={() => pick(textsOf(offered, attribute, language))}>
          {t('describing.takeOver', { value: valuesText(t, attribute, offered, language) })}
        </Button>
      )}
    </ValueField>
  )
}
