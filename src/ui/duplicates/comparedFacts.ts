import type { TFunction } from 'i18next'
import type { ComparedDetail } from '../../application/duplicates/comparing.machine.ts'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import { formatDate } from '../../domain/format/dates.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import type { Language } from '../../domain/preferences/language.ts'
import { placeText } from '../rows/placeText.ts'
import { TIME_ZONE } from '../texts/timeZone.ts'
import { valuesText } from '../value-fields/valueWords.ts'

/** What assets are compared by, a line each. */
export interface ComparedFact {
  readonly id: string
  readonly label: string
  /** One for each asset; empty: it says nothing; undefined: not known. */
  readonly texts: readonly (string | undefined)[]
  readonly isDifferent: boolean
}

const factOf = (id: string, label: string, texts: readonly (string | undefined)[]): ComparedFact => ({ id, label, texts, isDifferent: new Set(texts).size > 1 })

const pixelsOf = ({ asset: { width, height } }: Duplicate, language: Language): string =>
  width === null || height === null ? '' : `${formatNumber(width, language)} × ${formatNumber(height, language)}`

/** What every list knows of them. */
export const summaryFacts = (t: TFunction, assets: readonly Duplicate[], language: Language): readonly ComparedFact[] => [
  factOf('name', t('asset.field.name'), assets.map(({ asset }) => asset.name)),
  factOf('size', t('asset.field.size'), assets.map(({ asset }) => formatSize(asset.size, language))),
  ...(assets.some(({ asset }) => asset.width !== null) ? [factOf('pixels', t('duplicates.field.pixels'), assets.map((one) => pixelsOf(one, language)))] : []),
  factOf('folder', t('asset.field.folder'), assets.map(({ asset, path }) => placeText(t, asset.type, path))),
  factOf('added', t('duplicates.field.added'), assets.map(({ addedAt }) => formatDate(addedAt, TIME_ZONE))),
  factOf('modified', t('asset.field.modified'), assets.map(({ asset }) => formatDate(asset.modifiedAt, TIME_ZONE))),
]

/** Also what they say of themselves: what none says anything of is left out. */
export const detailFacts = (t: TFunction, assets: readonly Duplicate[], details: ReadonlyMap<string, ComparedDetail>, language: Language): readonly ComparedFact[] => {
  const found = assets.map(({ asset }) => details.get(asset.id))
  const fields = [
    factOf('tags', t('asset.field.tags'), found.map((one) => one?.asset.tags.toSorted().join(', '))),
    factOf('description', t('asset.field.description'), found.map((one) => one?.asset.description)),
    factOf('repository', t('asset.field.repository'), found.map((one) => one && (one.asset.repository ?? ''))),
  ]
  const attributes = new Map(found.flatMap((one) => one?.metadata?.templates ?? []).flatMap(({ template }) => template.attributes.map((attribute) => [attribute.id, attribute] as const)))
  const values = [...attributes.values()].map((attribute) =>
    factOf(
      attribute.id,
      attribute.name,
      found.map((one) => {
        if (one?.metadata === undefined) return undefined
        const said = one.metadata.templates.flatMap((template) => template.values).find(({ attributeId }) => attributeId === attribute.id)?.values ?? []
        return said.length === 0 ? '' : valuesText(t, { ...attribute, names: namesOf(one.metadata.names) }, said, language)
      }),
    ),
  )
  return [...fields, ...values].filter(({ texts }) => texts.some((text) => text !== undefined && text !== ''))
}
