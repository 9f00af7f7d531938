import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { Button, buttonShape, type ButtonShape } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** Of the heading, by where they stand. */
  readonly level?: 2 | 3
  readonly onKept: () => void
}

/** The codes in text for a file: it never leaves the browser. */
const fileOf = (codes: readonly string[]): string => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`

/** The codes for bad days, shown this once. */
export const RecoveryCodes = ({ codes, level = 3, onKept }: RecoveryCodesProps) => {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  // Browsers have no clipboard for pages without https; the codes can be selected and downloaded there.
  const copy = async () => setCopied(await navigator.clipboard?.writeText(codes.join('\n')).then(() => true, () => false))
  return (
    <Root>
      <Title as={`h${level}`} tabIndex={-1} ref={focus}>
        {t('twoFactor.codesTitle')}
      </Title>
      <p>{t('twoFactor.codesHint')}</p>
      <Codes aria-label={t('twoFactor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <Download href={fileOf(codes)} download="vitrine-recovery-codes.txt" data-tone="secondary" data-size="control">
          {t('twoFactor.download')}
        </Download>
        <Button onClick={() => void copy()}>{t('twoFactor.copy')}</Button>
        <Button tone="primary" onClick={onKept}>
          {t('twoFactor.kept')}
        </Button>
        <output>{isCopied ? t('twoFactor.copied') : ''}</output>
      </Actions>
    </Root>
  )
}

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus()

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

/** It has the focus so that it is read out; nothing can be done with it. */
const Title = styled.h3`
  outline: none;
`

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.small};
  list-style: none;
  font: ${theme.font.size.body}/${theme.font.line.normal} ${theme.font.mono};
  background: ${theme.color.sunken};
  user-select: all;
`

const Download = styled.a<ButtonShape>`
  ${buttonShape}
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
`
