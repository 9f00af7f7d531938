/**
 * The page's first script: small, whole, and a part of the page itself (server/launch/preloadScript.ts), so that it waits for nothing.
 * Whoever has a session gets the application's scripts, its texts and the folder of the address under way beside the page's own scripts,
 * not after these have run.
 */
import { resourceTypeOfSegment } from './domain/access/segments.ts'
import { DEFAULT_LANGUAGE } from './domain/preferences/language.ts'
import { beginFolder } from './infrastructure/preload/beginFolder.ts'
import type { PreloadedCalls } from './infrastructure/http/preloadedCalls.ts'
import { holderOf } from './infrastructure/preload/holderOf.ts'
import { detectLanguage } from './infrastructure/preferences/languageDetector.ts'
import { askTabs } from './infrastructure/session/openTabs.ts'
import { WebStorageSessionStore } from './infrastructure/session/WebStorageSessionStore.ts'
import { sayNotOpened } from './ui/not-opened/notOpened.ts'
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
  /** The page's own scripts, which begin when it is known who is signed in. */
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

/** Also for what the page's other scripts fetch: the text comes once. */
window.vitrineNotOpened = () => sayNotOpened(document.getElementById('root') ?? document.body, detectLanguage() ?? DEFAULT_LANGUAGE)

const run = (scripts: readonly string[]): void => {
  const onerror = window.vitrineNotOpened
  for (const src of scripts) {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', nonce, onerror, src }))
  }
}

/** A new tab begins with the session of one that is open, before anything asks whether somebody is signed in. */
const takeOver = async (): Promise<void> => {
  const store = new WebStorageSessionStore(localStorage, sessionStorage)
  const tokens = store.read() === undefined ? await askTabs(navigator.locks) : undefined
  if (tokens) store.open(tokens, false)
}

/**
 * Asks for what the page of the address begins with, in the name of whoever is signed in. Answers the scripts to run for them: what is only
 * imported waits behind the pictures.
 */
const begin = (): readonly string[] => {
  const holder = holderOf(localStorage, sessionStorage, Date.now() / 1000)
  if (holder === undefined) return []
  const language = detectLanguage() ?? DEFAULT_LANGUAGE
  const [, segment, folderId] = /^\/(\w+)\/folders(?:\/([\w-]+))?\/?$/.exec(window.location.pathname) ?? []
  const type = resourceTypeOfSegment(segment)
  if (type !== undefined) {
    const begun: PreloadedCalls = { at: performance.now(), calls: new Map(), streams: new Map() }
    window.vitrinePreloaded = begun
    const streamOrigin = document.querySelector<HTMLMetaElement>('meta[name="stream-origin"]')?.content ?? ''
    beginFolder(begun, folderPlaceOf(type, folderId, new URLSearchParams(window.location.search)), holder, language, streamOrigin)
  }
  for (const script of type === undefined ? [...PRELOAD_SCRIPTS, ...PRELOAD_SCREENS] : PRELOAD_SCRIPTS) preload(script, { rel: 'preload', as: 'script' })
  for (const texts of PRELOAD_TEXTS[language] ?? []) preload(texts, { rel: 'preload', as: 'fetch' })
  return PRELOAD_SCRIPTS
}

const start = async (): Promise<void> => {
  const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done))
  let scripts: readonly string[] = []
  try {
    applyTheme()
    await takeOver()
    scripts = begin()
  } catch {
    // Storage is closed to this page: it follows the device, and nobody is signed in.
  }
  await parsed
  run([...PRELOAD_ENTRIES, ...scripts])
}

void start()
