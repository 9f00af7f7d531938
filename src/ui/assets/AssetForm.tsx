import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import { MAX_DESCRIPTION_LENGTH } from '../../domain/assets/edit.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { RIGHTS_STATEMENTS } from '../../domain/rights-statements/rightsStatement.ts'
import { Select } from '../kit/Select.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Count } from '../detail/Count.tsx'
import { EditForm } from './EditForm.tsx'
import { TagsField } from './TagsField.tsx'

const FIELDS = ['name', 'description', 'tags', 'fileNumber', 'repositoryId', 'rightsStatement'] as const

/** What an asset is called, what it is, and where it is held. */
export const AssetForm = ({ edit }: { readonly edit: AssetEditActor }) => {
  const { t, i18n } = useTranslation()
  const repositories = useSelector(edit, (snapshot) => snapshot.context.repositories)
  return (
    <EditForm edit={edit} fields={FIELDS}>
      {({ draft, busy, problemAt, control }) => (
        <>
          <TextField {...control('name')} spellCheck={false} />
          <TextArea {...control('description')} aside={<Count text={draft.description} limit={MAX_DESCRIPTION_LENGTH} />} />
          <TagsField
            tags={draft.tags}
            problem={problemAt('tags')}
            busy={busy}
            onChange={(value) => edit.send({ type: 'field.changed', field: 'tags', value })}
          />
          <TextField {...control('fileNumber')} spellCheck={false} />
          <Select
            label={t('asset.field.repositoryId')}
            value={draft.repositoryId}
            disabled={busy}
            options={[{ value: null, label: t('asset.none') }, ...repositories.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(value) => edit.send({ type: 'field.changed', field: 'repositoryId', value })}
          />
          <Select
            label={t('asset.field.rightsStatement')}
            value={draft.rightsStatement}
            disabled={busy}
            options={[
              { value: null, label: t('asset.rightsOfPortal') },
              ...RIGHTS_STATEMENTS.map((value) => ({ value, label: rightsName(value, matchLanguage(i18n.language)) })),
            ]}
            onChange={(value) => edit.send({ type: 'field.changed', field: 'rightsStatement', value })}
          />
        </>
      )}
    </EditForm>
  )
}
