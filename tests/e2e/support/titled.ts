import type { Page } from '@playwright/test'
import { apiOf } from './calls.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** Gives assets that nobody has described a title each, by the template "Document". */
export const giveTitles = async (page: Page, assets: readonly Named[]): Promise<void> => {
  const api = await apiOf(page)
  const templates = await api<readonly Named[]>('GET', '/v1/metadata-table/templates')
  const document = templates.find(({ name }) => name === 'Document')?.id ?? ''
  const { attributes } = await api<{ readonly attributes: readonly Named[] }>('GET', `/v1/metadata-table/templates/${document}`)
  const attributeId = attributes.find(({ name }) => name === 'Title')?.id ?? ''
  for (const { id, name } of assets) await api('PATCH', `/v1/assets/${id}/metadata`, { changes: [{ attributeId, values: [`Title of ${name}`], revision: 0 }] })
}
