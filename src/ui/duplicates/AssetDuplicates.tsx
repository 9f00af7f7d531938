import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { AssetDuplicatesActor } from '../../application/duplicates/assetDuplicates.machine.ts'
import { DUPLICATES } from '../../application/duplicates/duplicateActors.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { DUPLICATE_KINDS, type Duplicate, type DuplicateKind } from '../../domain/duplicates/duplicates.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { assetAddress } from '../addresses/library.ts'
import { duplicatesAddress } from '../addresses/duplicates.ts'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { NameLink } from '../kit/NameLink.tsx'
import { RetryAlert } from '../page/RetryAlert.tsx'
import { useCapability } from '../page/useCapability.ts'
import { placeText } from '../rows/placeText.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { Thumbnail } from '../thumbnails/Thumbnail.tsx'
import { Mat } from './Mat.ts'

interface AssetDuplicatesProps {
  readonly asset: Pick<AssetDetail, 'id' | 'type'>
  readonly capabilities: Capabilities
  readonly files: FileAddresses
}

/** What is the same file as an asset and what looks like it, on its page; nothing where there is nothing. */
export const AssetDuplicates = ({ asset, capabilities, files }: AssetDuplicatesProps) => {
  const actor = useCapability(capabilities, DUPLICATES)?.assetDuplicates
  const { id: assetId, type: resourceType } = asset
  useEffect(() => {
    let isOver = false
    void capabilities.load(DUPLICATES).then(
      ({ assetDuplicates }) => {
        if (!isOver) assetDuplicates.send({ type: 'asset.shown', resourceType, assetId })
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [capabilities, assetId, resourceType])
  return actor === undefined ? null : <FoundDuplicates actor={actor} assetId={assetId} files={files} />
}

interface FoundDuplicatesProps {
  readonly actor: AssetDuplicatesActor
  readonly assetId: string
  readonly files: FileAddresses
}

export const FoundDuplicates = ({ actor, assetId, files }: FoundDuplicatesProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(actor, (current) => current)
  const { context } = snapshot
  if (context.assetId !== assetId) return null
  if (snapshot.matches('failed') && context.failure !== undefined)
    return (
      <RetryAlert onRetry={() => actor.send({ type: 'retry' })}>{failureText(t, context.failure, matchLanguage(i18n.language))}</RetryAlert>
    )
  return DUPLICATE_KINDS.map((kind) => context[kind].length > 0 && <Found key={kind} kind={kind} assetId={assetId} found={context[kind]} files={files} />)
}

interface FoundProps {
  readonly kind: DuplicateKind
  readonly assetId: string
  readonly found: readonly Duplicate[]
  readonly files: FileAddresses
}

const Found = ({ kind, assetId, found, files }: FoundProps) => {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Part aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t(`duplicates.kind.${kind}`)}</h2>
        <ButtonLink size="compact" to={duplicatesAddress({ kind, assetId })}>
          {t('duplicates.compare')}
        </ButtonLink>
      </div>
      <ul>
        {found.map(({ asset, path }) => (
          <li key={asset.id}>
            <Mat>
              <Thumbnail asset={asset} address={files.thumbnail(asset, 320)} small lazy />
            </Mat>
            <span>
              <NameLink to={assetAddress(asset.type, asset.id)}>{asset.name}</NameLink>
              <small>{placeText(t, asset.type, path)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${theme.space[2]};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[2]};
  }

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  ul {
    border: ${theme.border.line};
    border-radius: ${theme.radius.large};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    padding: ${theme.space[2]} ${theme.space[3]};
  }

  li + li {
    border-top: ${theme.border.line};
  }

  li > span:last-child {
    display: grid;
    min-width: 0;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
    overflow-wrap: anywhere;
  }
`
