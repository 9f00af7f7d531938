import { useSelector } from '@xstate/react'
import { Folder, ListTree, Plus, Search, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ASSISTANT } from '../../application/assistant/assistantActors.ts'
import { PALETTE } from '../../application/palette/paletteActors.ts'
import { hasAssistant } from '../../domain/navigation/hasAssistant.ts'
import { pagesOf } from '../../domain/navigation/pages.ts'
import { foldersPath } from '../../domain/access/segments.ts'
import { matchesWords } from '../../domain/search/matching.ts'
import { can } from '../../domain/rights/can.ts'
import type { TemplateSummary } from '../../domain/templates/template.ts'
import { CREATE_PATH, editPath, TEMPLATES_PAGE } from '../addresses/templates.ts'
import { adminAreasOf } from '../admin-panel/adminAreas.ts'
import { useCapability } from '../page/useCapability.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { hitId, searchAddress } from '../addresses/search.ts'
import { foundAddress } from '../ocr/found.ts'
import { HitText } from '../search/HitText.tsx'
import { RESULTS_PAGE } from '../advanced-search/resultsPage.ts'
import type { Command } from './command.ts'
import { pageIcon, pageName } from './pageCommands.tsx'
import { useActionCommands } from './useActionCommands.tsx'
import { useSearchCommands } from './useSearchCommands.tsx'

const NO_TEMPLATES: readonly TemplateSummary[] = []

/** What the palette offers for what was typed: first what can be done here, then where one has been and can go, then what is found. */
export const useCommands = (page: ScreenProps, term: string): readonly Command[] => {
  const { shell, claims } = page
  const { t } = useTranslation()
  const navigate = useNavigate()
  const palette = useCapability(shell.capabilities, PALETTE)
  const hits = useSelector(palette?.paletteSearch, (snapshot) => snapshot?.context.hits ?? [])
  const found = useSelector(palette?.templateFinder, (snapshot) => snapshot?.context.hits ?? NO_TEMPLATES)
  const go = (address: string) => () => void navigate(address)
  const actions = useActionCommands(page)
  const searches = useSearchCommands(page, term)
  const recent = (palette?.recentFolders() ?? []).map(({ id, name, type }): Command => ({
    id: `recent-${id}`,
    group: 'recent',
    label: name,
    detail: t(`shell.modules.${type}`),
    icon: <Folder size={16} aria-hidden />,
    run: go(foldersPath(type, id)),
  }))
  const pages = pagesOf(claims, adminAreasOf(claims)).map((target): Command => {
    const Icon = pageIcon(target)
    return { id: target.path, group: 'pages', label: pageName(t, target), icon: <Icon size={16} aria-hidden />, run: go(target.path) }
  })
  const added: readonly Command[] = can(claims.permissions, 'manageTemplates')
    ? [{ id: 'add-template', group: 'actions', label: t('templates.add'), icon: <Plus size={16} aria-hidden />, run: go(`${TEMPLATES_PAGE}/${CREATE_PATH}`) }]
    : []
  const ask = async () => (await shell.capabilities.load(ASSISTANT)).assistantDialog.send({ type: 'dialog.open' })
  const assistant: readonly Command[] = hasAssistant(claims)
    ? [{ id: 'ask', group: 'actions', label: t('assistant.open'), icon: <Sparkles size={16} aria-hidden />, run: () => void ask() }]
    : []
  const offered = [...actions, ...assistant, ...added, ...recent, ...pages, ...searches].filter(({ label, detail }) => matchesWords(term, label) || matchesWords(term, `${label} ${detail ?? ''}`))
  const templates = found.map(({ id, name, shortDescription }): Command => ({
    id: `template-${id}`,
    group: 'templates',
    label: name,
    detail: shortDescription,
    icon: <ListTree size={16} aria-hidden />,
    run: go(`${TEMPLATES_PAGE}/${editPath(id)}`),
  }))
  if (term.trim() === '' || !can(claims.permissions, 'search')) return [...offered, ...templates]
  const foundThere = hits.map((hit): Command => ({
    id: `found-${hitId(hit)}`,
    group: 'found',
    label: hit.kind === 'folder' ? hit.folder.name : hit.asset.name,
    content: <HitText hit={hit} files={shell.files} />,
    run: go(foundAddress(hit)),
  }))
  const everything: Command = {
    id: 'found-all',
    group: 'found',
    label: t('search.all', { term: term.trim() }),
    icon: <Search size={16} aria-hidden />,
    run: () => {
      RESULTS_PAGE.submitted(shell.capabilities, term.trim())
      go(searchAddress(term.trim()))()
    },
  }
  return [...offered, ...templates, ...foundThere, everything]
}
