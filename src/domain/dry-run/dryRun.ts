import * as Result from 'effect/Result'
import type { ResourceType } from '../access/modules.ts'
import { remembering } from '../metadata/remembering.ts'
import type { ListedAttribute } from '../metadata/values.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import type { Problem } from '../validation/problem.ts'
import { type EmbeddedField, type EmbeddedIn, embeddedTexts } from '../metadata/embeddedFields.ts'
import { fileValues } from '../metadata/fromFile.ts'

/** An asset in which the dry run can be followed. */
export interface DryRunExample {
  readonly assetId: string
  readonly name: string
  readonly type: ResourceType
  /** What its file says of the attribute; empty: nothing. */
  readonly text: string
  /** Why that cannot be its value; null: it can, or there is nothing. */
  readonly problem: Problem | null
}

/** What one attribute would meet. */
export interface DryRunAttribute {
  readonly attributeId: string
  readonly name: string
  readonly required: boolean
  /** Assets without a value of a required attribute: it has no default, and their files say none that fits. Of others 0. */
  readonly missing: number
  /** Assets whose file says a value that fits, and those whose file says one that does not. */
  readonly fits: number
  readonly misfits: number
  /** The first three of each: missing, fitting, and not fitting. */
  readonly missingExamples: readonly DryRunExample[]
  readonly fittingExamples: readonly DryRunExample[]
  readonly misfittingExamples: readonly DryRunExample[]
}

/** What describing by a template would meet, over all assets in reach. */
export interface DryRun {
  /** In reach: of the template's type, outside the trash, and the asker's to see. */
  readonly assets: number
  /** Of them, those whose file has been read for what it says of itself. */
  readonly read: number
  /** Of them, those that lack no required value. */
  readonly complete: number
  readonly attributes: readonly DryRunAttribute[]
}

export type TriedAttribute = ListedAttribute & EmbeddedIn & Pick<AttributeDefinition, 'id' | 'name' | 'defaultValue'>

export interface TriedAsset {
  readonly id: string
  readonly name: string
  readonly type: ResourceType
  /** Whether its file has been read. */
  readonly isRead: boolean
  readonly textOf: (field: EmbeddedField) => string | undefined
}

/** Of each kind. */
const MOST_EXAMPLES = 3

type Counted = { -readonly [Field in keyof DryRunAttribute]: DryRunAttribute[Field] extends readonly DryRunExample[] ? DryRunExample[] : DryRunAttribute[Field] }

type Judge = (parts: readonly string[]) => Problem | null

/** What a file says is one line each. */
const judgeOf = (attribute: TriedAttribute): Judge => {
  const judge = remembering((lines) => {
    const values = fileValues(lines.split('\n'), attribute, 'en-US')
    return Result.isFailure(values) ? values.failure : null
  })
  return (parts) => judge(parts.join('\n'))
}

/** Counts what a template would meet, asset by asset. */
export class DryRunCount {
  readonly #attributes: readonly (readonly [TriedAttribute, Counted, Judge])[]
  #assets = 0
  #read = 0
  #complete = 0

  constructor(attributes: readonly TriedAttribute[]) {
    const none = { missing: 0, fits: 0, misfits: 0 }
    this.#attributes = attributes.map((one) => [one, { attributeId: one.id, name: one.name, required: one.required, ...none, missingExamples: [], fittingExamples: [], misfittingExamples: [] }, judgeOf(one)])
  }

  add(asset: TriedAsset): void {
    this.#assets += 1
    if (asset.isRead) this.#read += 1
    let lacking = 0
    for (const each of this.#attributes) if (this.#lacks(each, asset)) lacking += 1
    if (lacking === 0) this.#complete += 1
  }

  result(): DryRun {
    return { assets: this.#assets, read: this.#read, complete: this.#complete, attributes: this.#attributes.map(([, counted]) => counted) }
  }

  /** Counts what one attribute meets in an asset; true: it is required, and would be missing. */
  #lacks([attribute, counted, judge]: readonly [TriedAttribute, Counted, Judge], asset: TriedAsset): boolean {
    const texts = asset.isRead ? embeddedTexts(attribute, asset.textOf) : []
    const isSaid = texts.length > 0
    const problem = isSaid ? judge(texts) : null
    const example = { assetId: asset.id, name: asset.name, type: asset.type, text: texts.join(', '), problem }
    const isFilled = isSaid && problem === null
    if (isFilled) {
      counted.fits += 1
      keep(counted.fittingExamples, example)
    } else if (isSaid) {
      counted.misfits += 1
      keep(counted.misfittingExamples, example)
    }
    const isMissing = attribute.required && !isFilled && attribute.defaultValue === ''
    if (isMissing) {
      counted.missing += 1
      keep(counted.missingExamples, example)
    }
    return isMissing
  }
}

const keep = (examples: DryRunExample[], example: DryRunExample): void => {
  if (examples.length < MOST_EXAMPLES) examples.push(example)
}
