import * as Schema from 'effect/Schema'
import type { FieldDrafts } from '../../application/metadata/fieldDrafts.ts'
import type { FieldDraftStore } from '../../application/metadata/FieldDraftStore.ts'
import { PROBLEM_CODES } from '../../domain/validation/problem.ts'
import { fit } from '../contract/shape.ts'
import { shapeOf } from '../contract/shapeOf.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const Kept = Schema.Record(
  Schema.String,
  Schema.Struct({
    texts: Schema.Array(Schema.String),
    stored: Schema.Struct({ values: Schema.Array(Schema.String), revision: Schema.Finite }),
    problem: Schema.NullOr(
      Schema.Struct({
        at: Schema.NullOr(Schema.Finite),
        problem: Schema.Struct({ code: Schema.Literals(PROBLEM_CODES), limit: Schema.optionalKey(Schema.Finite) }),
      }),
    ),
  }),
)

export class LocalStorageFieldDrafts implements FieldDraftStore {
  readonly #area: Area
  readonly #userId: string

  constructor(area: Area, userId: string) {
    this.#area = area
    this.#userId = userId
  }

  read(assetId: string): FieldDrafts {
    try {
      return (fit(shapeOf(Kept), JSON.parse(this.#area.getItem(this.#key(assetId)) ?? '{}')) as FieldDrafts | undefined) ?? {}
    } catch {
      // Somebody else wrote there, or storage is closed to us.
      return {}
    }
  }

  save(assetId: string, drafts: FieldDrafts): void {
    try {
      if (Object.keys(drafts).length === 0) this.#area.removeItem(this.#key(assetId))
      else this.#area.setItem(this.#key(assetId), JSON.stringify(drafts))
    } catch {
      // Without storage, or beyond what it takes, drafts live as long as their page.
    }
  }

  #key(assetId: string): string {
    return `vitrine.fieldDrafts.${this.#userId}.${assetId}`
  }
}
