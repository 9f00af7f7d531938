import type { FullConfig } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import manifest from '../../../demo/manifest.json' with { type: 'json' }

const EMAIL = 'admin@harbour.example'
const ORGANIZATION = 'Harbour Museum'
/** Milliseconds. */
const POLL_MS = 500
const LONGEST = 180_000

interface Listed {
  readonly items: readonly { readonly thumbnail: string; readonly indexing: string }[]
}

interface Holdings {
  readonly name: string
  readonly entries: readonly { readonly module: string }[]
}

const holdings: readonly Holdings[] = manifest.organizations
const FILES = Map.groupBy(holdings.find(({ name }) => name === ORGANIZATION)?.entries ?? [], ({ module }) => module)

/** Begins the journeys when the demo's files are there with their thumbnails and texts: beside five browsers, what a journey uploads waited behind them. */
const demoComeIn = async ({ projects: [project] }: FullConfig): Promise<void> => {
  const url = project?.use.baseURL ?? ''
  const body = JSON.stringify({ email: EMAIL, organization: ORGANIZATION, password: 'Vitrine-demo-1', rememberMe: false })
  const entered = await fetch(`${url}/v1/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { token } = (await entered.json()) as { readonly token: string }
  const isIn = async ([module, { length }]: readonly [string, readonly unknown[]]): Promise<boolean> => {
    const answer = await fetch(`${url}/v1/assets?limit=100`, { headers: { authorization: `Bearer ${token}`, 'x-resource-type': module } })
    const { items } = (await answer.json()) as Listed
    return items.length >= length && items.every(({ thumbnail, indexing }) => thumbnail !== 'Pending' && indexing !== 'Indexing')
  }
  for (const end = Date.now() + LONGEST; Date.now() < end; await pause(POLL_MS)) {
    if ((await Promise.all([...FILES].map(isIn))).every(Boolean)) return
  }
  throw new Error('The files of the demo did not come in.')
}

export default demoComeIn
