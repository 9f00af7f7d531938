import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { hiddenIn } from '../../application/suggestions/hidden.ts'
import type { SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import { SUGGESTIONS } from '../../application/suggestions/suggestionActors.ts'
import { useCapability } from '../page/useCapability.ts'

/** Asks for what is proposed of an asset; undefined until its code is there. */
export const useSuggestionActors = (capabilities: Capabilities, assetId: string): SuggestionActors | undefined => {
  const actors = useCapability(capabilities, SUGGESTIONS)
  useEffect(() => {
    let isOver = false
    void capabilities.load(SUGGESTIONS).then(
      ({ assetSuggestions }) => {
        if (!isOver) assetSuggestions.send({ type: 'asset.shown', assetId })
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [capabilities, assetId])
  return actors
}

/** What is proposed of an asset and not decided, and how it is decided. */
export const useAssetSuggestions = ({ assetSuggestions, decidingSuggestions }: Pick<SuggestionActors, 'assetSuggestions' | 'decidingSuggestions'>, assetId: string) => {
  const { assets, templates, names } = useSelector(assetSuggestions, ({ context }) => context)
  const deciding = useSelector(decidingSuggestions, ({ context }) => context)
  const hidden = hiddenIn(deciding)
  return {
    suggestions: assets.filter(({ asset }) => asset.id === assetId).flatMap(({ suggestions }) => suggestions.filter(({ id }) => !hidden.has(id))),
    templates,
    names,
    accept: (id: string, values?: readonly string[]) => decidingSuggestions.send({ type: 'decide', isAlone: true, decisions: [{ id, decision: 'accept', ...(values === undefined ? {} : { values }) }] }),
    refuse: (id: string) => decidingSuggestions.send({ type: 'decide', isAlone: true, decisions: [{ id, decision: 'refuse' }] }),
    reasonOf: (id: string) => deciding.left.find((one) => one.id === id),
  }
}
