import type { DefaultTheme } from 'styled-components'
import { BREAKPOINTS, SPINNER_SIZE } from '../../domain/constants.ts'

/** Colours by name; their values for both themes stand in colors.css, so that another theme repaints without a render. */
const color = {
  bg: 'var(--bg)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  raised: 'var(--raised)',
  mat: 'var(--mat)',
  hover: 'var(--hover)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  /** Edges of fields, boxes and switches: 3:1 on every ground. */
  control: 'var(--control)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  inkFaint: 'var(--ink-faint)',
  primary: 'var(--primary)',
  primaryStrong: 'var(--primary-strong)',
  primaryInk: 'var(--primary-ink)',
  primarySoft: 'var(--primary-soft)',
  primaryLine: 'var(--primary-line)',
  /** Only for what is or becomes public. */
  publish: 'var(--publish)',
  publishStrong: 'var(--publish-strong)',
  publishInk: 'var(--publish-ink)',
  publishSoft: 'var(--publish-soft)',
  danger: 'var(--danger)',
  dangerStrong: 'var(--danger-strong)',
  dangerInk: 'var(--danger-ink)',
  dangerSoft: 'var(--danger-soft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  success: 'var(--success)',
  star: 'var(--star)',
  /** A page of a document, and what was found on it. */
  paper: 'var(--paper)',
  paperInk: 'var(--paper-ink)',
  found: 'var(--found)',
  foundSoft: 'var(--found-soft)',
  inverse: 'var(--inverse)',
  inverseInk: 'var(--inverse-ink)',
  inverseLink: 'var(--inverse-link)',
  /** What charts are drawn with, in the order in which it is used. */
  chart1: 'var(--chart-1)',
  chart2: 'var(--chart-2)',
  chart3: 'var(--chart-3)',
  chart4: 'var(--chart-4)',
  chart5: 'var(--chart-5)',
  chart6: 'var(--chart-6)',
  veil: 'var(--veil)',
  sceneSky: 'var(--scene-sky)',
  sceneGlow: 'var(--scene-glow)',
  sceneSun: 'var(--scene-sun)',
  sceneFar: 'var(--scene-far)',
  sceneMid: 'var(--scene-mid)',
  sceneNear: 'var(--scene-near)',
  sceneWater: 'var(--scene-water)',
  sceneAccent: 'var(--scene-accent)',
} as const


const shape = {
  color,
  font: {
    mono: 'ui-monospace, SFMono-Regular, Menlo, monospace',
    /** The scale 12/14/16/20/28, in rem so that it follows the browser's own text size. */
    size: { caption: '0.75rem', body: '0.875rem', lead: '1rem', title: '1.25rem', display: '1.75rem' },
    weight: { regular: 400, medium: 500, semibold: 600, bold: 650 },
    line: { tight: 1.25, normal: 1.45 },
    tracking: { tight: '-0.015em', display: '-0.025em' },
    figures: 'tabular-nums',
  },
  /** Steps of the 4 px grid. */
  space: {
    half: '2px',
    1: '4px',
    snug: '6px',
    2: '8px',
    roomy: '10px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: { tiny: '4px', inner: '5px', small: '6px', large: '10px', figure: '16px', round: '999px' },
  /** Heights of controls and bars, widths of columns and panels. */
  size: {
    target: '24px',
    /** What a finger needs. */
    touch: '44px',
    dot: '6px',
    knob: '13px',
    tick: '12px',
    box: '16px',
    track: '20px',
    compact: '28px',
    control: '32px',
    field: '36px',
    tall: '42px',
    bar: '56px',
    /** The bar of what is selected, on phones. */
    selection: '60px',
    spinner: `${SPINNER_SIZE}px`,
    sidebar: '248px',
    facets: '240px',
    search: '360px',
    card: '344px',
    /** The narrowest that a card of home is. */
    homeCard: '280px',
    dialogSmall: '440px',
    dialog: '560px',
    dialogWide: '880px',
    dialogFull: '1480px',
    /** Of a dialog that is as tall whatever it holds. */
    tallPanel: '680px',
    notification: '420px',
    bubble: '268px',
    picture: '112px',
    qrCode: '220px',
    row: '46px',
    /** A row on a phone. */
    phoneRow: '56px',
    menu: '200px',
    menuMax: '320px',
    /** What a reason may take of a menu: the panel's own width less its edges. */
    menuReason: '310px',
    drawer: '300px',
    place: '240px',
    entrance: '440px',
    page: '560px',
    text: '720px',
  },
  border: {
    line: `1px solid ${color.line}`,
    strong: `1px solid ${color.lineStrong}`,
    control: `1px solid ${color.control}`,
    box: `1.5px solid ${color.control}`,
  },
  shadow: { float: '0 8px 28px var(--shade), 0 1px 3px var(--shade-close)', picture: '0 1px 3px var(--shade)' },
  focus: { ring: `2px solid ${color.primary}`, offset: '2px', inset: '-2px' },
  /** Zero under reduced motion. */
  motion: { fast: 'var(--motion-fast) ease-out' },
  media: {
    sm: `@media (min-width: ${BREAKPOINTS.sm}px)`,
    md: `@media (min-width: ${BREAKPOINTS.md}px)`,
    lg: `@media (min-width: ${BREAKPOINTS.lg}px)`,
    xl: `@media (min-width: ${BREAKPOINTS.xl}px)`,
    xxl: `@media (min-width: ${BREAKPOINTS['2xl']}px)`,
    xxxl: `@media (min-width: ${BREAKPOINTS['3xl']}px)`,
    belowSm: `@media (max-width: ${BREAKPOINTS.sm - 0.02}px)`,
    belowMd: `@media (max-width: ${BREAKPOINTS.md - 0.02}px)`,
    belowLg: `@media (max-width: ${BREAKPOINTS.lg - 0.02}px)`,
    coarse: '@media (pointer: coarse)',
    calm: '@media (prefers-reduced-motion: reduce)',
    /** Colours are the reader's own. */
    forced: '@media (forced-colors: active)',
  },
  layer: { sticky: 10, panel: 20, dialog: 40, menu: 50, notification: 60, bubble: 70 },
} as const

type VitrineTheme = typeof shape

declare module 'styled-components' {
  export interface DefaultTheme extends VitrineTheme {}
}

/** The one theme object. It never changes at run time, so styled parts may interpolate it directly: their styles stay static. */
export const theme: DefaultTheme = shape
