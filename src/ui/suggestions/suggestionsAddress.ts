import type { SuggestionFilter } from '../../domain/suggestions/deciding.ts'
import { ENGINES, SUGGESTION_KINDS } from '../../domain/suggestions/suggestion.ts'

const isId = (text: string | null): text is string => text !== null && /^[0-9a-f-]{36}$/i.test(text)

/** What an address names; what it does not name well is left out. */
export const suggestionsOf = (search: URLSearchParams): SuggestionFilter => {
  const [kind, engine, from] = [SUGGESTION_KINDS.find((one) => one === search.get('kind')), ENGINES.find((one) => one === search.get('engine')), Number(search.get('from') ?? 0)]
  const [template, attribute, folder, asset] = ['template', 'attribute', 'folder', 'asset'].map((name) => search.get(name)) as [string | null, string | null, string | null, string | null]
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(engine === undefined ? {} : { engine }),
    ...(isId(template) ? { templateId: template } : {}),
    ...(isId(attribute) ? { attributeId: attribute } : {}),
    ...(isId(folder) ? { folderId: folder } : {}),
    ...(isId(asset) ? { assetId: asset } : {}),
    ...(Number.isInteger(from) && from > 0 && from <= 100 ? { from: from / 100 } : {}),
  }
}

/** Where suggestions are decided. */
export const suggestionsAddress = ({ kind, engine, templateId, attributeId, folderId, assetId, from }: SuggestionFilter): string => {
  const named = { kind, engine, template: templateId, attribute: attributeId, folder: folderId, asset: assetId, from: from === undefined ? undefined : String(Math.round(from * 100)) }
  const search = new URLSearchParams(Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))).toString()
  return search === '' ? '/suggestions' : `/suggestions?${search}`
}
