import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { RestrictionActors } from '../../application/restrictions/restrictionActors.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { ResourceRef, RestrictedFor } from '../../domain/restrictions/restriction.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'

interface RestrictedForFactProps {
  readonly actors: Pick<RestrictionActors, 'restrictedFor' | 'resourceAccess'>
  readonly kind: ResourceRef['kind']
  readonly target: { readonly id: string; readonly name: string }
}

const textOf = (t: TFunction, { people, groups }: RestrictedFor): string => {
  if (people + groups === 0) return t('restrictions.for.nobody')
  const texts = { people: t('restrictions.for.people', { count: people }), groups: t('restrictions.for.groups', { count: groups }) }
  const whom = people > 0 && groups > 0 ? t('restrictions.for.both', texts) : people > 0 ? texts.people : texts.groups
  return t('restrictions.for.restricted', { whom })
}

/** For whom a folder or file is restricted, where it is looked at, and the way to change it. */
export const RestrictedForFact = ({ actors: { restrictedFor, resourceAccess }, kind, target: { id, name } }: RestrictedForFactProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(restrictedFor, (current) => current)
  const { known, failure } = snapshot.context
  useEffect(() => {
    restrictedFor.send({ type: 'resource.shown', resource: { kind, id } })
    return () => restrictedFor.send({ type: 'resource.left' })
  }, [restrictedFor, kind, id])
  return (
    <>
      <dt>{t('restrictions.for.title')}</dt>
      <Line>
        {snapshot.matches('failed') && failure !== undefined ? (
          <>
            <span>{failureText(t, failure, matchLanguage(i18n.language))}</span>
            <Button onClick={() => restrictedFor.send({ type: 'retry' })}>{t('kit.tryAgain')}</Button>
          </>
        ) : known === undefined ? (
          <Skeleton $width="10rem" $height="1em" />
        ) : (
          <>
            <output>{textOf(t, known)}</output>
            <Button onClick={() => resourceAccess.send({ type: 'access.open', resource: { kind, id, name } })}>{t('restrictions.for.open')}</Button>
          </>
        )}
      </Line>
    </>
  )
}

const Line = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`
