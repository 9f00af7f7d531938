import * as Result from 'effect/Result'
import type { MetadataValue } from '../../../domain/metadata/value.ts'
import type { EditRefusal, WrittenCell } from '../../../domain/metadata/valueEdit.ts'
import { formatValues, mostValues } from '../../../domain/metadata/values.ts'
import type { Language } from '../../../domain/preferences/language.ts'
import { isBlank } from '../../../domain/validation/text.ts'
import type { ValueAutosaveActor } from '../../metadata/valueAutosave.machine.ts'
import { isPicked } from '../cellEditor.machine.ts'
import type { CellLookups } from './cellLookups.ts'
import type { CellOffer } from './cellOffer.ts'
import type { CommandDone } from '../commandDone.ts'
import { judged, kept, looksLikeError, NO_OPTIONS, type TextOptions, written } from '../judgedCells.ts'
import { meantValues } from './meantValues.ts'
import type { TableParts } from '../tableParts.ts'
import { cellSince, namedAttribute, type TableContents, type ValueCell } from '../tableContents.ts'

/** A cell of a choice as it is left: what is chosen, and the text that stands in its field. */
interface Picked {
  readonly cell: ValueCell
  readonly text: string
  readonly values: readonly MetadataValue[]
  readonly language: Language
  readonly saving: ValueAutosaveActor
}

interface Support {
  /** Of the module that is looked at. */
  readonly autosave: () => ValueAutosaveActor
  readonly contents: () => TableContents
  readonly write: (cells: readonly (WrittenCell | undefined)[], saving: ValueAutosaveActor) => CommandDone
  readonly lookups: CellLookups<CommandDone>
  readonly optionsFor: (texts: readonly { readonly cell: ValueCell; readonly text: string }[]) => Promise<TextOptions>
  readonly offer: CellOffer
}

/** What is done with what stands in the open cell when it is left. */
export const leavingCells = ({ cellEditor, tableRows }: Pick<TableParts, 'cellEditor' | 'tableRows'>, { autosave, contents, write, lookups, optionsFor, offer }: Support) => {
  let opened: { readonly cell: ValueCell; readonly saving: ValueAutosaveActor } | undefined
  // It is saved in the module that it was opened in: another may be looked at when it is left.
  cellEditor.subscribe(({ context: { cell } }) => {
    if (cell !== opened?.cell) opened = cell && { cell, saving: autosave() }
  })

  // What is chosen is called what it was offered as: another word may be searched before the cell is left.
  let known: readonly MetadataValue[] = []
  cellEditor.subscribe(({ context: { values, options } }) => {
    if (values === known) return
    known = values
    const names = options.filter(({ id }) => values.includes(id))
    if (names.length > 0) tableRows.send({ type: 'names.learned', names })
  })

  /** What was chosen so far and the text that is left in the field, as one text that means nothing. */
  const writePicked = ({ cell, text, values, language, saving }: Picked, refusal: EditRefusal): CommandDone => {
    const before = mostValues(cell.attribute) > 1 ? formatValues(values, namedAttribute(cell.attribute, contents().nameOf), language) : ''
    return write([kept(cellSince(cell, saving.getSnapshot().context), before === '' ? text : `${before}; ${text}`, refusal)], saving)
  }

  /** What was chosen so far, with what the text means that is left in the field; a text that means nothing stays, and says why. */
  const writeMeant = async (picked: Picked): Promise<CommandDone> => {
    const { cell, text, values, saving } = picked
    const known = await optionsFor([{ cell, text }])
    const attribute = { ...namedAttribute(cell.attribute, contents().nameOf, known.get(cell.attributeId)), id: cell.attributeId }
    const meant = known.get(cell.attributeId) === undefined ? Result.fail({ code: 'UNREACHABLE' } as const) : await meantValues(text, attribute, offer)
    if (Result.isFailure(meant)) return writePicked(picked, meant.failure)
    const now = cellSince(cell, saving.getSnapshot().context)
    const isList = mostValues(cell.attribute) > 1
    tableRows.send({ type: 'names.learned', names: meant.success.names })
    return write([written(now, [...new Set([...(isList ? values : []), ...meant.success.values])])], saving)
  }

  const writeUnasked = (picked: Picked): CommandDone => writePicked(picked, { code: 'UNREACHABLE' })

  const take = (pick: (picked: Picked) => Promise<CommandDone>, isEntered = false): Promise<CommandDone> | undefined => {
    const { cell, text, spent, values, begun, language } = cellEditor.getSnapshot().context
    if (cell === undefined || opened === undefined) return undefined
    const { saving } = opened
    const now = cellSince(cell, saving.getSnapshot().context)
    if (!isPicked(cell.attribute)) return text === begun.text && !(isEntered && looksLikeError(cell.edit)) ? undefined : Promise.resolve(write([judged(now, text, contents().nameOf, language, NO_OPTIONS)], saving))
    if (!isBlank(text) && text !== spent) return pick({ cell, text, values, language, saving })
    const isSame = JSON.stringify(values) === JSON.stringify(begun.values) && isBlank(begun.text)
    return isSame ? undefined : Promise.resolve(write([written(now, values)], saving))
  }

  return {
    /**
     * What the editor holds, wherever its row stands by now; undefined where nothing was changed. `isEntered`: by Enter or Tab, which also means a
     * text as it is that was refused for looking like an error.
     */
    take: (isEntered = false) => take((picked) => lookups.during([picked.cell], () => writeUnasked(picked), writeMeant(picked)), isEntered),
    /** The same while the page goes: nobody is asked any more what a choice's text means, so that it stays in its cell. */
    keepOpen: (): void => {
      lookups.keepAll()
      void take((picked) => Promise.resolve(writeUnasked(picked)))
      cellEditor.send({ type: 'editor.closed' })
    },
  }
}
