import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FirstActors } from '../../application/actors.ts'
import { hiddenIn } from '../../application/suggestions/hidden.ts'
import { SUGGESTIONS, type SuggestionActors } from '../../application/suggestions/suggestionActors.ts'
import { can } from '../../domain/rights/can.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import type { Decision, LeftSuggestion } from '../../domain/suggestions/deciding.ts'
import { kindsWith, type Suggestion } from '../../domain/suggestions/suggestion.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { useReader } from '../access/useReader.ts'
import { useCapability } from '../page/useCapability.ts'
import { valuesText } from '../value-fields/valueWords.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'

/** A value that nobody has said yet, where it would stand. */
export interface Ghost {
  readonly suggestion: Suggestion
  readonly text: string
  /** Why it is still there, though somebody decided it. */
  readonly left: LeftSuggestion | undefined
}

export interface Ghosts {
  /** The surest that is proposed of a cell without values; undefined: nothing is. */
  readonly of: (assetId: string, attribute: AttributeDefinition) => Ghost | undefined
  /** These assets are in sight. */
  readonly want: (assetIds: readonly string[]) => void
  readonly decide: (ids: readonly string[], decision: Decision) => void
}

const NONE: Ghosts = { of: () => undefined, want: () => undefined, decide: () => undefined }

type GhostActors = Pick<SuggestionActors, 'ghostValues' | 'decidingSuggestions'>

/** What the actors say and take; before their code is there, and for who may not decide, nothing. */
const useRead = (actors: GhostActors | undefined, templateId: string): Ghosts => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  // Not what is in sight: that changes with every step of scrolling, and nothing here.
  const known = useSelector(actors?.ghostValues, (snapshot) => snapshot?.context.known)
  const named = useSelector(actors?.ghostValues, (snapshot) => snapshot?.context.names)
  const isOfTemplate = useSelector(actors?.ghostValues, (snapshot) => snapshot?.context.templateId === templateId)
  const deciding = useSelector(actors?.decidingSuggestions, (snapshot) => snapshot?.context)
  const want = useCallback((assetIds: readonly string[]) => actors?.ghostValues.send({ type: 'values.wanted', templateId, assetIds }), [actors, templateId])
  const decide = useCallback(
    (ids: readonly string[], decision: Decision) => actors?.decidingSuggestions.send({ type: 'decide', isAlone: true, decisions: ids.map((id) => ({ id, decision })) }),
    [actors],
  )
  return useMemo(() => {
    if (known === undefined || named === undefined || deciding === undefined || !isOfTemplate) return { ...NONE, want, decide }
    const hidden = hiddenIn(deciding)
    const names = namesOf([...named.values()])
    const of: Ghosts['of'] = (assetId, attribute) => {
      const suggestion = known.get(assetId)?.find(({ id, subject }) => subject === attribute.id && !hidden.has(id))
      return suggestion && { suggestion, text: valuesText(t, { ...attribute, names }, suggestion.values, language), left: deciding.left.find(({ id }) => id === suggestion.id) }
    }
    return { of, want, decide }
  }, [known, named, deciding, isOfTemplate, want, decide, t, language])
}

interface Asking {
  readonly capabilities: FirstActors['capabilities']
  readonly permissions: readonly Permission[]
  readonly type: ResourceType
  readonly templateId: string
}

/** What is proposed for a table's cells, for who may decide it, where the organization has that. */
export const useGhosts = ({ capabilities, permissions, type, templateId }: Asking): Ghosts => {
  const reader = useReader(permissions, type)
  const mayDecide = can(permissions, 'reviewSuggestions') && kindsWith(reader.features).includes('Value')
  const actors = useCapability(capabilities, SUGGESTIONS)
  useEffect(() => {
    // Without its code the rest of the table works.
    if (mayDecide) capabilities.load(SUGGESTIONS).catch(() => undefined)
  }, [capabilities, mayDecide])
  return useRead(mayDecide ? actors : undefined, templateId)
}
