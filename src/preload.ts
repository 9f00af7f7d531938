/**
 * The page's first script: small, whole, and a part of the page itself (server/launch/preloadScript.ts), so that it waits for nothing.
 * Whoever has a session gets the application's scripts, its texts and the folder of the address under way beside the page's own scripts,
 * not after these have run, and sees the folder's pictures before they begin.
 */
import { resourceTypeOfSegment } from './domain/access/segments.ts'
import { DEFAULT_LANGUAGE } from './domain/preferences/language.ts'
import { beginFolder } from './infrastructure/preload/beginFolder.ts'
import type { PreloadedCalls } from './infrastructure/http/preloadedCalls.ts'
import { holderOf } from './infrastructure/preload/holderOf.ts'
import { detectLanguage } from './infrastructure/preferences/languageDetector.ts'
import { listsKept } from './infrastructure/preferences/LocalStoragePreferencesStore.ts'
import { askTabs } from './infrastructure/session/openTabs.ts'
import { WebStorageSessionStore } from './infrastructure/session/WebStorageSessionStore.ts'
import { staticPreview } from './ui/static-preview/staticPreview.ts'
import { sayNotOpened } from './ui/static-preview/notOpened.ts'
import { folderPlaceOf } from './ui/addresses/library.ts'

declare global {
  interface Window {
    /** Says in the page's place that the application did not come. */
    vitrineNotOpened?: () => void
  }
  /** The addresses of what is fetched ahead, as the build names them; none while the web app is served from its sources. */
  const PRELOAD_SCRIPTS: readonly string[]
  /** What pages other than a folder's begin with besides. */
  const PRELOAD_SCREENS: readonly string[]
  /** The page's own scripts, which begin when the static preview is drawn. */
  const PRELOAD_ENTRIES: readonly string[]
  const PRELOAD_TEXTS: Readonly<Record<string, readonly string[]>>
}

const nonce = document.currentScript?.nonce ?? ''

const preload = (href: string, kind: Readonly<Partial<HTMLLinkElement>>): void => {
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', nonce, href, ...kind }))
}

/** Before the first paint: a theme somebody has chosen. Without one the style sheet follows the device. */
const applyTheme = (): void => {
  const theme = localStorage.getItem('vitrine.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
}

/** Milliseconds that the page's scripts wait for the folder's static preview: while they begin, nothing else is drawn. */
const STATIC_PREVIEW_MS = 250

/** Also for what the page's other scripts fetch: the text comes once. */
window.vitrineNotOpened = () => sayNotOpened(document.getElementById('root') ?? document.body, detectLanguage() ?? DEFAULT_LANGUAGE)

const openApplication = (): void => {
  const onerror = window.vitrineNotOpened
  for (const src of PRELOAD_ENTRIES) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', nonce, onerror, src }))
  }
}

/** A new tab begins with the session of one that is open, before anything asks whether somebody is signed in. */
const takeOver = async (): Promise<void> => {
  const store = new WebStorageSessionStore(localStorage, sessionStorage)
  const tokens = store.read() === undefined ? await askTabs(navigator.locks) : undefined
  if (tokens) store.open(tokens, false)
}

/** Settles when the scripts may begin. */
const begin = async (): Promise<void> => {
  const holder = holderOf(localStorage, sessionStorage, Date.now() / 1000)
  if (holder === undefined) return
  const language = detectLanguage() ?? DEFAULT_LANGUAGE
  const [, segment, folderId] = /^\/(\w+)\/folders(?:\/([\w-]+))?\/?$/.exec(window.location.pathname) ?? []
  const type = resourceTypeOfSegment(segment)
  let seen: Promise<unknown> | undefined
  if (type !== undefined) {
    const begun: PreloadedCalls = { at: performance.now(), calls: new Map(), streams: new Map() }
    window.vitrinePreloaded = begun
    const streamOrigin = document.querySelector<HTMLMetaElement>('meta[name="stream-origin"]')?.content ?? ''
    const place = folderPlaceOf(type, folderId, new URLSearchParams(window.location.search))
    const rows = beginFolder(begun, place, holder, language, streamOrigin)
    const { view, density } = listsKept(localStorage, holder.userId)
    // The page as it is built has its styles in a sheet, and a list needs its columns.
    const isLookedAt = view === 'grid' && PRELOAD_ENTRIES.length > 0
    // What cannot be read has nothing to be looked at: the application will say why.
    const looked = (isLookedAt ? staticPreview(place, rows, density) : rows).catch(() => undefined)
    if (isLookedAt) seen = Promise.race([looked, new Promise((done) => setTimeout(done, STATIC_PREVIEW_MS))])
  }
  for (const script of type === undefined ? [...PRELOAD_SCRIPTS, ...PRELOAD_SCREENS] : PRELOAD_SCRIPTS) preload(script, { rel: 'modulepreload' })
  for (const texts of PRELOAD_TEXTS[language] ?? []) preload(texts, { rel: 'preload', as: 'fetch' })
  await seen
}

const start = async (): Promise<void> => {
  const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done))
  try {
    applyTheme()
    await takeOver()
    await begin()
  } catch {
    // Storage is closed to this page: it follows the device, and nobody is signed in.
  }
  await parsed
  openApplication()
}

void start()
