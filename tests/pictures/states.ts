/** What of a story is compared with a kept picture, and what is done to it before. Parts are Playwright's selectors. */
export interface State {
  readonly name: string
  readonly story: string
  /** What the picture is cropped to; else all that is seen of the page. */
  readonly part?: string
  /** So many points around the part too, for what lies outside its box: a ring, a shadow. */
  readonly around?: number
  readonly dark?: true
  readonly phone?: true
  readonly forced?: true
  readonly hover?: string
  readonly focus?: string
  /** Pressed on what has the focus. */
  readonly keys?: readonly string[]
  /** Held over the second when the picture is taken. */
  readonly drag?: readonly [from: string, to: string]
}

const GRID = 'folders-folderscreen--listing'
const TABLE = 'folders-folderscreen--listing-as-table'
const SELECTED = 'folders-folderscreen--some-selected'
const tile = (at: string) => `td.tile:has-text("Herring boats ${at}")`
const row = (name: string) => `tr[data-place]:has-text("${name}")`
const FIRST_TILE = tile('01')
const FIRST_ROW = row('Herring boats 01')
const FIRST_CARD = '[data-folder-row] >> nth=0'
const CARDS = 'section:has([data-folder-row])'
const BAR = '[data-bar=selection]'
const DIALOG = '[data-phone]'
const PALETTE = '[role=dialog] div:has(> div > [role=combobox])'
const MENU = '[role=menu]'
const ITEM = '[role=menuitem] >> nth=1'

const tiles: readonly State[] = [
  { name: 'tile', story: GRID, part: FIRST_TILE },
  { name: 'tile-hovered', story: GRID, part: FIRST_TILE, hover: FIRST_TILE },
  { name: 'tile-hovered-dark', story: GRID, part: FIRST_TILE, hover: FIRST_TILE, dark: true },
  { name: 'tile-hovered-forced', story: GRID, part: FIRST_TILE, hover: FIRST_TILE, forced: true },
  { name: 'tile-focused', story: GRID, part: FIRST_TILE, around: 4, focus: FIRST_TILE },
  { name: 'tile-focused-forced', story: GRID, part: FIRST_TILE, around: 4, focus: FIRST_TILE, forced: true },
  { name: 'tile-selected', story: SELECTED, part: FIRST_TILE },
  { name: 'tile-selected-dark', story: SELECTED, part: FIRST_TILE, dark: true },
  { name: 'tile-selected-forced', story: SELECTED, part: FIRST_TILE, forced: true },
  { name: 'tile-web-ready', story: GRID, part: tile('03') },
  { name: 'tile-cut', story: 'move-copy-clipboard--cut', part: FIRST_TILE, around: 4 },
  { name: 'tile-renaming', story: 'folders-renaming--editing', part: 'td.tile >> nth=0' },
  { name: 'tile-dragged', story: GRID, part: CARDS, around: 4, drag: [FIRST_TILE, FIRST_CARD] },
  { name: 'tile-dragged-dark', story: GRID, part: CARDS, around: 4, drag: [FIRST_TILE, FIRST_CARD], dark: true },
  { name: 'card-hovered', story: GRID, part: FIRST_CARD, around: 4, hover: FIRST_CARD },
  { name: 'card-focused', story: GRID, part: FIRST_CARD, around: 4, focus: `${FIRST_CARD} >> a` },
]

export const STATES: readonly State[] = [
  ...tiles,
  { name: 'row', story: TABLE, part: FIRST_ROW },
  { name: 'row-hovered', story: TABLE, part: FIRST_ROW, hover: FIRST_ROW },
  { name: 'row-hovered-dark', story: TABLE, part: FIRST_ROW, hover: FIRST_ROW, dark: true },
  { name: 'row-focused', story: TABLE, part: FIRST_ROW, focus: FIRST_ROW },
  { name: 'row-selected', story: TABLE, part: FIRST_ROW, focus: FIRST_ROW, keys: ['Space'] },
  { name: 'row-selected-forced', story: TABLE, part: FIRST_ROW, focus: FIRST_ROW, keys: ['Space'], forced: true },
  { name: 'row-compact', story: 'folders-compactlists--compact-table', part: 'tr[data-place] >> nth=0' },
  { name: 'head-hovered', story: TABLE, part: 'thead', hover: 'th:has-text("Name")' },
  { name: 'grid-phone', story: GRID, phone: true },
  { name: 'list-phone', story: TABLE, phone: true },
  { name: 'bar', story: SELECTED, part: BAR },
  { name: 'bar-dark', story: SELECTED, part: BAR, dark: true },
  { name: 'bar-phone', story: SELECTED, part: BAR, phone: true },
  { name: 'folder-opening', story: 'folders-folderscreen--opening', phone: true },
  { name: 'folder-empty', story: 'folders-folderscreen--empty', phone: true },
  { name: 'folder-failed', story: 'folders-folderscreen--failed', part: '[role=alert]', phone: true },
  { name: 'navigation', story: 'shell--library', part: 'nav >> nth=0' },
  { name: 'navigation-hovered-dark', story: 'shell--library', part: 'nav >> nth=0', hover: '[role=treeitem]:has-text("Loans") >> nth=-1', dark: true },
  { name: 'navigation-focused-forced', story: 'shell--library', part: 'nav >> nth=0', focus: '[role=treeitem][tabindex="0"]', forced: true },
  { name: 'shell-phone', story: 'shell--library', phone: true },
  { name: 'drawer-phone', story: 'shell--drawer-open', phone: true },
  { name: 'user-menu', story: 'shell--user-menu-open', part: MENU, around: 8 },
  { name: 'menu', story: 'kit-menu--open', part: MENU, around: 8 },
  { name: 'menu-hovered-dark', story: 'kit-menu--open', part: MENU, around: 8, hover: ITEM, dark: true },
  { name: 'menu-hovered-forced', story: 'kit-menu--open', part: MENU, around: 8, hover: ITEM, forced: true },
  { name: 'menu-with-reasons', story: 'kit-menu--several-reasons', part: MENU, around: 8 },
  { name: 'button-hovered', story: 'kit-button--primary', part: 'button', around: 4, hover: 'button' },
  { name: 'button-focused', story: 'kit-button--primary', part: 'button', around: 6, focus: 'button' },
  { name: 'button-focused-forced', story: 'kit-button--secondary', part: 'button', around: 6, focus: 'button', forced: true },
  { name: 'button-disabled-dark', story: 'kit-button--disabled', part: 'button', around: 4, dark: true },
  { name: 'button-danger-hovered', story: 'kit-button--danger', part: 'button', around: 4, hover: 'button' },
  { name: 'icon-button-named', story: 'kit-iconbutton--named-on-focus', part: '#storybook-root', around: 24 },
  { name: 'icon-button-pressed', story: 'kit-iconbutton--pressed', part: 'button', around: 4 },
  { name: 'checkbox-focused', story: 'kit-choices--checkbox-off', part: 'label', around: 6, focus: 'input' },
  { name: 'checkbox-on', story: 'kit-choices--checkbox-on', part: 'label', around: 4 },
  { name: 'checkbox-mixed-dark', story: 'kit-choices--checkbox-mixed', part: 'label', around: 4, dark: true },
  { name: 'checkbox-on-forced', story: 'kit-choices--checkbox-on', part: 'label', around: 4, forced: true },
  { name: 'switch-on', story: 'kit-choices--switch-turned-on', part: '[role=switch]', around: 8 },
  { name: 'switch-on-forced', story: 'kit-choices--switch-turned-on', part: '[role=switch]', around: 8, forced: true },
  { name: 'segments', story: 'kit-choices--segments', part: '[role=radiogroup]', around: 6 },
  { name: 'segments-forced', story: 'kit-choices--segments', part: '[role=radiogroup]', around: 6, forced: true },
  { name: 'select-open', story: 'kit-choices--select-open', part: '[role=listbox]', around: 8 },
  { name: 'select-open-forced', story: 'kit-choices--select-open', part: '[role=listbox]', around: 8, forced: true },
  { name: 'field-focused', story: 'kit-fields--text', part: '#storybook-root', focus: 'input' },
  { name: 'field-with-problem-dark', story: 'kit-fields--with-problem', part: '#storybook-root', dark: true },
  { name: 'calendar-open', story: 'kit-datefield--open', part: '[popover]', around: 8 },
  { name: 'calendar-open-dark', story: 'kit-datefield--open', part: '[popover]', around: 8, dark: true },
  { name: 'dialog', story: 'kit-dialog--form', part: DIALOG },
  { name: 'dialog-phone-dark', story: 'kit-dialog--form', phone: true, dark: true },
  { name: 'dialog-confirm-forced', story: 'kit-dialog--confirm', part: DIALOG, around: 4, forced: true },
  { name: 'notification', story: 'kit-notification--success', part: '#storybook-root', around: 8 },
  { name: 'notification-failure-dark', story: 'kit-notification--failure', part: '#storybook-root', around: 8, dark: true },
  { name: 'badges', story: 'kit-states--badges', part: '#storybook-root' },
  { name: 'badges-dark', story: 'kit-states--badges', part: '#storybook-root', dark: true },
  { name: 'tabs', story: 'kit-lists--tabs-by-address', part: '[data-tabs]', around: 4 },
  { name: 'tabs-forced', story: 'kit-lists--tabs-by-address', part: '[data-tabs]', around: 4, forced: true },
  { name: 'storage-almost-full', story: 'shell-storagewidget--almost-full', part: '#storybook-root' },
  { name: 'trash-selected', story: 'trash-trashscreen--selected', part: 'tr[data-place][aria-selected=true] >> nth=0' },
  { name: 'search-phone', story: 'advanced-search-resultsscreen--listing', phone: true },
  { name: 'search-beginning', story: 'search-searchfield--beginning', part: '[role=listbox]' },
  { name: 'saved-searches-phone', story: 'saved-searches-savedsearchesscreen--many', phone: true },
  { name: 'save-search-phone-dark', story: 'saved-searches-savedsearchdialog--other-query', phone: true, dark: true },
  { name: 'home-saved', story: 'home-homescreen--long', part: 'section[aria-label="Saved searches"]' },
  { name: 'palette', story: 'palette--found', part: PALETTE },
  { name: 'palette-dark', story: 'palette--found', part: PALETTE, dark: true },
  { name: 'transfers', story: 'transfers-transferspanel--working', phone: true },
  { name: 'asset-picture-phone', story: 'assets-assetscreen--picture', phone: true },
  { name: 'account-selected', story: 'users-manyaccounts--picked', part: 'tr:has(input:checked) >> nth=0' },
  { name: 'login-with-problems', story: 'session-loginscreen--editing-with-problems', phone: true },
  { name: 'login-dark', story: 'session-loginscreen--editing', phone: true, dark: true },
  { name: 'template-attributes', story: 'template-editor-templateeditor--editing', part: '[data-pane=list]' },
  { name: 'template-limited-dark', story: 'template-editor-templateeditor--limited', dark: true },
  { name: 'template-row-hovered', story: 'template-editor-templateeditor--editing', part: '[data-attribute] >> nth=1', hover: '[data-attribute] >> nth=1' },
  { name: 'template-row-selected-forced', story: 'template-editor-templateeditor--editing', part: '[data-attribute]:has([aria-current])', around: 4, forced: true },
  { name: 'template-display-fields', story: 'templates-displayfieldsdialog--too-narrow', part: DIALOG },
  { name: 'templates-phone', story: 'templates-templatesscreen--listing', phone: true },
  { name: 'persons-marked', story: 'persons-personsscreen--looking', phone: true },
]
