import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type AssetDraft, draftOf, sameIn } from '../../application/assets/assetDraft.ts'
import type { AssetEditActor } from '../../application/assets/assetEdit.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { Button } from '../kit/Button.tsx'
import { Versions } from '../kit/Versions.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { theme } from '../theme/theme.ts'
import { useAssetWords } from '../thumbnails/useAssetWords.ts'

const FIELDS = ['name', 'description', 'fileNumber', 'tags', 'repositoryId', 'rightsStatement', 'seoTitle', 'seoDescription'] as const

/** Somebody else has saved meanwhile: both versions side by side where they differ, and which of them stays. */
export const StaleEdit = ({ edit }: { readonly edit: AssetEditActor }) => {
  const { t, i18n } = useTranslation()
  const words = useAssetWords()
  const { draft, theirs, repositories } = useSelector(edit, (snapshot) => snapshot.context)
  if (theirs === undefined) return null
  const other = draftOf(theirs)
  const shown = (of: AssetDraft, field: (typeof FIELDS)[number]) => {
    if (field === 'repositoryId') return repositories.find(({ id }) => id === of.repositoryId)?.name ?? ''
    if (field === 'rightsStatement') return of.rightsStatement === null ? '' : rightsName(of.rightsStatement, matchLanguage(i18n.language))
    return field === 'tags' ? of.tags.join(', ') : of[field]
  }
  return (
    <Root role="alertdialog" aria-labelledby="stale-title">
      <h2 id="stale-title">{t('asset.stale.title')}</h2>
      <p>{t('asset.stale.text', { name: theirs.modifiedBy, date: words.date(theirs.modifiedAt) })}</p>
      <Versions
        differences={FIELDS.filter((field) => !sameIn(field, draft, other)).map((field) => ({
          field: t(`asset.field.${field}`),
          mine: shown(draft, field),
          theirs: shown(other, field),
        }))}
      />
      <ButtonRow>
        <Button tone="primary" onClick={() => edit.send({ type: 'mine.keep' })}>
          {t('asset.stale.keepMine')}
        </Button>
        <Button onClick={() => edit.send({ type: 'theirs.take' })}>{t('asset.stale.takeTheirs')}</Button>
        <Button tone="ghost" onClick={() => edit.send({ type: 'cancel' })}>
          {t('asset.stale.back')}
        </Button>
      </ButtonRow>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: 18px ${theme.space[5]} ${theme.space[8]};

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }
`
