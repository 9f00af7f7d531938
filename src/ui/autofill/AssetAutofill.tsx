import { useSelector } from '@xstate/react'
import { Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssetAutofillActor } from '../../application/autofill/assetAutofill.machine.ts'
import { AUTOFILL } from '../../application/autofill/autofillActors.ts'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { DescribedPlace } from '../../application/metadata/MetadataGateway.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { isUnderWay, type AutofillStatus } from '../../domain/autofill/autofill.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { decideAction } from '../../domain/rights/can.ts'
import { useReader } from '../access/useReader.ts'
import { Button } from '../kit/Button.tsx'
import { useCapability } from '../page/useCapability.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'

interface AssetAutofillProps {
  readonly place: DescribedPlace
  readonly capabilities: Capabilities
  readonly permissions: readonly Permission[]
}

/** How far it is with proposing values for an asset's templates, where the organization has that; and asking for it, for who may. */
export const AssetAutofill = ({ place, capabilities, permissions }: AssetAutofillProps) => {
  const reader = useReader(permissions, place.resourceType)
  const may = (action: 'viewAutofill' | 'proposeValues') => decideAction(reader, action, { type: place.resourceType, state: {} }).allowed
  const isOffered = may('viewAutofill') && may('proposeValues')
  const actors = useCapability(capabilities, AUTOFILL)
  const { resourceType, assetId } = place
  useEffect(() => {
    if (!isOffered) return
    // Without its code the rest of the tab works.
    capabilities.load(AUTOFILL).then(({ assetAutofill }) => assetAutofill.send({ type: 'autofill.opened', place: { resourceType, assetId } }), () => undefined)
  }, [isOffered, capabilities, resourceType, assetId])
  return isOffered && actors !== undefined && assetId !== '' ? <Status autofill={actors.assetAutofill} /> : null
}

const textOf = (t: TFunction, { state, reason, open }: AutofillStatus): string => {
  if (open > 0 && state !== 'Failed') return t('autofill.open', { count: open })
  if (state === 'Failed') return t('autofill.state.Failed', { reason: t(`failure.${reason ?? 'UNEXPECTED'}`) })
  return state === 'Generated' ? t('autofill.none') : t(`autofill.state.${state}`)
}

const Status = ({ autofill }: { readonly autofill: AssetAutofillActor }) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(autofill, (current) => current)
  const { status, failure } = snapshot.context
  if (snapshot.matches('unread'))
    return (
      <Root>
        <output>{t('autofill.unread')}</output>
        <Button size="compact" onClick={() => autofill.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      </Root>
    )
  if (!snapshot.hasTag('shown')) return null
  const isRefused = snapshot.matches('refused') && failure !== undefined
  const isBusy = snapshot.matches('asking') || isUnderWay(status)
  const said = () => {
    if (isRefused) return failureText(t, failure, matchLanguage(i18n.language))
    return snapshot.matches('undescribed') ? t('autofill.nothing') : textOf(t, status)
  }
  return (
    <Root>
      <output data-tone={isRefused || status.state === 'Failed' ? 'danger' : undefined}>
        {said()}
        {status.state === 'Generated' && !isRefused && status.fellBack && ` ${t('autofill.fellBack')}`}
        {status.state === 'Generated' && !isRefused && status.engine === 'model' && ` ${t('autofill.byModel')}`}
      </output>
      <Button size="compact" icon={<Sparkles size={14} aria-hidden />} busy={isBusy} onClick={() => autofill.send({ type: 'values.propose' })}>
        {t(status.state === 'None' ? 'autofill.propose' : 'autofill.again')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} 0;
  color: ${theme.color.inkSoft};

  > output {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > output[data-tone='danger'] {
    color: ${theme.color.danger};
  }
`
