import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The drawn picture beside the sign-in form: a fjord in winter, with a small harbour. */
export const Scene = () => {
  const { t } = useTranslation()
  return (
    <Figure>
      <svg viewBox="0 0 800 860" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <defs>
          <linearGradient id="sky" x2="0" y2="1">
            <stop stopColor={theme.color.sceneSky} />
            <stop offset=".62" stopColor={theme.color.sceneGlow} />
          </linearGradient>
        </defs>
        <path fill="url(#sky)" d="M0 0h800v860H0z" />
        <circle cx="590" cy="262" r="92" fill={theme.color.sceneSun} />
        <path
          fill={theme.color.sceneFar}
          d="M0 470c60-26 92-92 150-104 44-8 66 44 108 46 56 2 84-96 148-92 60 4 84 90 142 92 48 2 74-54 126-48 50 6 82 60 126 74v150H0z"
        />
        <path
          fill={theme.color.sceneMid}
          d="M0 520c54-8 104-62 168-58 58 4 84 60 146 66 60 6 96-26 150-8 40 14 54 34 96 32 86-4 132-116 240-120v200H0z"
        />
        <path fill={theme.color.sceneWater} d="M0 584h800v140H0z" />
        <g fill={theme.color.sceneSun} opacity=".55">
          <rect x="540" y="596" width="104" height="4" rx="2" />
          <rect x="566" y="612" width="64" height="3" rx="1.5" />
          <rect x="522" y="630" width="92" height="4" rx="2" />
          <rect x="580" y="650" width="50" height="3" rx="1.5" />
        </g>
        <path fill={theme.color.sceneNear} d="M0 566c70-22 118 4 180 14 52 10 62 36 120 46 92 16 148 44 260 44 98 0 170-18 240-14v204H0z" />
        <g transform="translate(84 510)">
          <path fill={theme.color.sceneAccent} d="M0 34h46v34H0z" />
          <path fill={theme.color.sceneSun} d="M-5 36 23 14l28 22z" />
          <path fill={theme.color.sceneGlow} d="M54 44h34v28H54z" />
          <path fill={theme.color.sceneAccent} d="m49 46 22-18 22 18z" />
          <path fill={theme.color.sceneNear} d="M16 46h12v22H16zM66 54h10v10H66z" />
        </g>
        <g transform="translate(452 570)">
          <path fill={theme.color.sceneSun} d="M22 0v38H-8zM28 10v28h20z" />
          <path fill={theme.color.sceneAccent} d="M-14 44h70l-10 15H-4z" />
        </g>
        <path
          fill="none"
          stroke={theme.color.sceneNear}
          strokeWidth="3"
          strokeLinecap="round"
          d="m236 196 12 8 14-8M276 226l9 6 11-6M212 236l8 5 9-5"
          opacity=".7"
        />
      </svg>
      <Caption>
        <strong>{t('login.scene')}</strong>
        {t('login.sceneNote')}
      </Caption>
    </Figure>
  )
}

const Figure = styled.figure`
  position: relative;
  margin: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} 0;
  overflow: hidden;
  border-radius: ${theme.radius.figure};

  ${theme.media.belowLg} {
    display: none;
  }

  svg {
    position: absolute;
    width: 100%;
    height: 100%;
  }
`

const Caption = styled.figcaption`
  position: absolute;
  inset: auto auto ${theme.space[6]} ${theme.space[6]};
  display: grid;
  max-width: calc(100% - ${theme.space[12]});
  padding: ${theme.space.roomy} ${theme.space[4]};
  border-radius: ${theme.radius.large};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};
  background: ${theme.color.surface};

  strong {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }
`
