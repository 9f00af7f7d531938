import { useTranslation } from 'react-i18next'
import type { FolderDetail } from '../../domain/folders/folder.ts'
import type { WebReadyRule } from '../../domain/web-ready/webReady.ts'

/** What a rule means in a folder: without one of its own, that of a folder above holds, and is named. */
export const useRuleText = ({ ruleAbove }: Pick<FolderDetail, 'ruleAbove'>): ((rule: WebReadyRule) => string) => {
  const { t } = useTranslation()
  return (rule) => (rule === 'ask' && ruleAbove !== null ? t('webReady.rule.from', { rule: t(`webReady.rules.${ruleAbove.rule}`), folder: ruleAbove.folder }) : t(`webReady.rules.${rule}`))
}
