import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { MOST_CHANGED } from '../../application/restrictions/RestrictionGateway.ts'
import type { RestrictionEffectActor } from '../../application/restrictions/restrictionEffect.machine.ts'
import { isNothing, type RestrictionEffect } from '../../domain/restrictions/restrictedTree.ts'
import { theme } from '../theme/theme.ts'

interface RestrictionEffectLineProps {
  readonly effect: RestrictionEffectActor
  /** For whom. */
  readonly name: string
}

const counts = (t: TFunction, { folders, files }: RestrictionEffect['vanishing']): string => {
  const texts = { folders: t('restrictions.effect.folders', { count: folders }), files: t('restrictions.effect.files', { count: files }) }
  return folders > 0 && files > 0 ? t('restrictions.effect.both', texts) : folders > 0 ? texts.folders : texts.files
}

const linesOf = (t: TFunction, name: string, effect: RestrictionEffect): readonly string[] => {
  if (isNothing(effect)) return [t('restrictions.effect.none', { name })]
  const { vanishing, appearing } = effect
  return [
    ...(vanishing.folders + vanishing.files > 0 ? [t('restrictions.effect.vanishing', { name, counts: counts(t, vanishing) })] : []),
    ...(appearing.folders + appearing.files > 0 ? [t('restrictions.effect.appearing', { name, counts: counts(t, appearing) })] : []),
  ]
}

/** How much goes out of sight when what is chosen is saved, and comes back. */
export const RestrictionEffectLine = ({ effect, name }: RestrictionEffectLineProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(effect, (current) => current)
  const { effect: known } = snapshot.context
  const lines = (): readonly string[] => {
    if (snapshot.matches('failed')) return [t('restrictions.effect.failed')]
    if (snapshot.matches('uncounted')) return [t('restrictions.effect.uncounted', { count: MOST_CHANGED })]
    if (snapshot.matches('counted') && known !== undefined) return linesOf(t, name, known)
    return snapshot.hasTag('open') ? [t('restrictions.effect.counting')] : []
  }
  return (
    <Lines>
      {lines().map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  )
}

const Lines = styled.output`
  display: grid;
  flex: 1 1 14rem;
  align-content: center;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
`
