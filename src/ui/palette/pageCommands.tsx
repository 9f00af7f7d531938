import type { TFunction } from 'i18next'
import { Archive, Bookmark, ContactRound, Copy, FolderOpen, Globe, House, Images, Inbox, LayoutDashboard, Library, Link2, type LucideIcon, Search, Shield, Sparkles, Star, Trash2, UserRound, UsersRound } from 'lucide-react'
import type { ResourceType } from '../../domain/access/modules.ts'
import type { Page } from '../../domain/navigation/pages.ts'

const ICONS: Readonly<Record<Exclude<Page['id'], 'module'>, LucideIcon>> = {
  home: House,
  dashboard: LayoutDashboard,
  favorites: Star,
  advancedSearch: Search,
  savedSearches: Bookmark,
  assistant: Sparkles,
  contacts: ContactRound,
  duplicates: Copy,
  suggestions: Inbox,
  people: UsersRound,
  shareLinks: Link2,
  trash: Trash2,
  profile: UserRound,
  assets: Images,
  webReady: Globe,
  administration: Shield,
}

const OF_MODULES: Readonly<Record<ResourceType, LucideIcon>> = { RECORDS: FolderOpen, ARCHIVES: Archive, COLLECTIONS: Library }

export const pageIcon = (page: Page): LucideIcon => (page.id === 'module' ? OF_MODULES[page.type] : ICONS[page.id])

/** A page by the name that it goes by in the navigation. */
export const pageName = (t: TFunction, page: Page): string => {
  switch (page.id) {
    case 'home':
      return t('shell.areas.home')
    case 'dashboard':
      return t('shell.areas.dashboard')
    case 'favorites':
      return t('shell.areas.favorites')
    case 'advancedSearch':
      return t('shell.areas.advancedSearch')
    case 'savedSearches':
      return t('savedSearches.title')
    case 'assistant':
      return t('assistant.title')
    case 'contacts':
      return t('shell.modules.CONTACTS')
    case 'duplicates':
      return t('shell.areas.duplicates')
    case 'suggestions':
      return t('suggestions.title')
    case 'people':
      return t('faces.title')
    case 'shareLinks':
      return t('shareLinks.title')
    case 'trash':
      return t('trash.title')
    case 'profile':
      return t('profile.title')
    case 'module':
      return t(`shell.modules.${page.type}`)
    case 'assets':
      return t('palette.assetsOf', { module: t(`shell.modules.${page.type}`) })
    case 'webReady':
      return t('palette.webReadyOf', { module: t(`shell.modules.${page.type}`) })
    case 'administration':
      return t(`landing.areas.${page.area}.title`)
  }
}
