import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SearchFormActor } from '../../../application/advanced-search/searchForm.machine.ts'
import { MAX_LENGTH } from '../../../domain/query-language/query.ts'
import { TextArea } from '../../kit/TextArea.tsx'

/** What the form asks for, as it is typed in the search field. It can be written here as well: then the form shows it. */
export const QueryText = ({ searchForm }: { readonly searchForm: SearchFormActor }) => {
  const { t } = useTranslation()
  const text = useSelector(searchForm, ({ context }) => context.text)
  return (
    <TextArea
      label={t('advancedSearch.form.query')}
      hint={t('advancedSearch.form.queryHint')}
      rows={3}
      spellCheck={false}
      maxLength={MAX_LENGTH}
      value={text}
      onChange={({ currentTarget }) => searchForm.send({ type: 'query.typed', text: currentTarget.value })}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}
