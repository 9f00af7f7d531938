import * as Result from 'effect/Result'
import { fromPromise } from 'xstate'
import type { Option } from '../../domain/templates/options.ts'
import type { ChoicePlace, OptionGateway, OptionsAdded, OptionSaveFailure } from './OptionGateway.ts'

/** What is done to the options of one attribute in one step. */
export type OptionChange =
  | { readonly kind: 'add'; readonly labels: readonly string[] }
  /** The text of a file that lists them. */
  | { readonly kind: 'import'; readonly text: string }
  | { readonly kind: 'rename'; readonly option: Option; readonly label: string }
  /** The values of the others become those of the one that stays. */
  | { readonly kind: 'merge'; readonly others: readonly Option[]; readonly into: Option }
  | { readonly kind: 'remove'; readonly option: Option }

export interface WantedChange {
  readonly place: ChoicePlace
  readonly change: OptionChange
}

/** Has one change of options made; what was added is answered. */
export const makingOptionChange = (options: OptionGateway) =>
  fromPromise<Result.Result<OptionsAdded | undefined, OptionSaveFailure>, WantedChange | undefined>(async ({ input, signal }) => {
    if (input === undefined) return Result.succeed(undefined)
    const { place, change } = input
    const nothing = () => undefined
    switch (change.kind) {
      case 'add':
        return options.addOptions(place, change.labels, signal)
      case 'import':
        return options.importOptions(place, change.text, signal)
      case 'rename':
        return Result.map(await options.renameOption(place, change.option.id, change.label, signal), nothing)
      case 'merge':
        return Result.map(await options.mergeOptions(place, change.others.map(({ id }) => id), change.into.id, signal), nothing)
      case 'remove':
        return Result.map(await options.removeOption(place, change.option.id, signal), nothing)
    }
  })

/** Whether a change is asked about before it is made: it moves values, or cannot be taken back. */
export const isAskedFirst = ({ change }: WantedChange): boolean => change.kind === 'merge' || change.kind === 'remove'

/** What is still picked after a change. */
export const pickedAfter = (picked: readonly Option[], change: OptionChange): readonly Option[] => {
  const gone = change.kind === 'merge' ? [change.into, ...change.others] : change.kind === 'remove' ? [change.option] : []
  return picked.filter(({ id }) => !gone.some((one) => one.id === id))
}
