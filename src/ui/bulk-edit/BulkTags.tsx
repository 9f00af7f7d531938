import { useTranslation } from 'react-i18next'
import { BULK_WAYS, type BulkDraft } from '../../application/bulk-edit/bulkDraft.ts'
import { type BulkSummary, TAGS_LISTED } from '../../domain/bulk-edit/bulkPlan.ts'
import { withTag } from '../../domain/assets/tags.ts'
import { sameName } from '../../domain/naming/names.ts'
import { TagsField } from '../assets/TagsField.tsx'
import { BulkField } from './BulkField.tsx'
import { TagCounts } from './TagCounts.tsx'

interface BulkTagsProps {
  readonly summary: BulkSummary
  readonly draft: BulkDraft['tags']
  readonly problem: string | undefined
  readonly busy: boolean
  readonly onChange: (changed: Partial<BulkDraft['tags']>) => void
}

/** The tags of many assets: how many carry each, and those that are appended, removed or take the place of all. */
export const BulkTags = ({ summary: { tags, assets }, draft, problem, busy, onChange }: BulkTagsProps) => {
  const { t } = useTranslation()
  const { how } = draft
  const list = how === 'remove' ? 'removed' : 'added'
  const chosen = draft[list]
  const choose = (next: readonly string[]) => onChange({ [list]: next })
  const isChosen = (tag: string) => chosen.some((one) => sameName(one, tag))
  const toggle = (tag: string) => choose(isChosen(tag) ? chosen.filter((one) => !sameName(one, tag)) : withTag(chosen, tag))
  return (
    <BulkField
      field="tags"
      ways={BULK_WAYS.tags}
      how={how}
      onHow={(next) => onChange({ how: next })}
      now={
        tags.length === 0 ? (
          t('bulkEdit.noTags')
        ) : (
          <>
            <TagCounts tags={tags} assets={assets} {...(how === 'leave' ? {} : { isChosen, onToggle: toggle })} />
            {tags.length === TAGS_LISTED && <small>{t('bulkEdit.mostFrequent', { count: TAGS_LISTED })}</small>}
          </>
        )
      }
    >
      {how !== 'leave' && (
        <TagsField
          label={t(`bulkEdit.tags.${how}`)}
          {...(how === 'replace' ? { hint: t('bulkEdit.tags.replaceHint') } : {})}
          tags={chosen}
          problem={problem}
          busy={busy}
          typed={draft.typed ?? ''}
          onTyped={(typed) => onChange({ typed })}
          onChange={choose}
        />
      )}
    </BulkField>
  )
}
