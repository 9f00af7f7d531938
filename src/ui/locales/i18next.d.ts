import 'i18next'
import type access from '../access/locales/en-US.json'
import type actions from '../actions/locales/en-US.json'
import type activity from '../activity/locales/en-US.json'
import type adminPanel from '../admin-panel/locales/en-US.json'
import type advancedSearch from '../advanced-search/locales/en-US.json'
import type assets from '../assets/locales/en-US.json'
import type assistant from '../assistant/locales/en-US.json'
import type autofill from '../autofill/locales/en-US.json'
import type browse from '../browse/locales/en-US.json'
import type bulkEdit from '../bulk-edit/locales/en-US.json'
import type collections from '../collections/locales/en-US.json'
import type contactExchange from '../contact-exchange/locales/en-US.json'
import type contactRelations from '../contact-relations/locales/en-US.json'
import type contacts from '../contacts/locales/en-US.json'
import type dashboard from '../dashboard/locales/en-US.json'
import type drag from '../drag/locales/en-US.json'
import type dryRun from '../dry-run/locales/en-US.json'
import type duplicates from '../duplicates/locales/en-US.json'
import type guidedMove from '../guided-move/locales/en-US.json'
import type embeddedMetadata from '../embedded-metadata/locales/en-US.json'
import type faces from '../face-recognition/locales/en-US.json'
import type favorites from '../favorites/locales/en-US.json'
import type folderTemplates from '../folder-templates/locales/en-US.json'
import type folders from '../folders/locales/en-US.json'
import type home from '../home/locales/en-US.json'
import type indexing from '../indexing/locales/en-US.json'
import type items from '../items/locales/en-US.json'
import type landing from '../landing/locales/en-US.json'
import type mail from '../mail/locales/en-US.json'
import type metadata from '../metadata/locales/en-US.json'
import type metadataImport from '../metadata-import/locales/en-US.json'
import type metadataTable from '../metadata-table/locales/en-US.json'
import type moveCopy from '../move-copy/locales/en-US.json'
import type ocr from '../ocr/locales/en-US.json'
import type organizations from '../organizations/locales/en-US.json'
import type page from '../page/locales/en-US.json'
import type palette from '../palette/locales/en-US.json'
import type persons from '../persons/locales/en-US.json'
import type policies from '../policies/locales/en-US.json'
import type preview from '../preview/locales/en-US.json'
import type portal from '../portal/locales/en-US.json'
import type publishing from '../publishing/locales/en-US.json'
import type publicPortal from '../public-portal/locales/en-US.json'
import type publicShares from '../public-shares/locales/en-US.json'
import type profile from '../profile/locales/en-US.json'
import type recognition from '../recognition/locales/en-US.json'
import type relations from '../relations/locales/en-US.json'
import type repositories from '../repositories/locales/en-US.json'
import type restrictions from '../restrictions/locales/en-US.json'
import type roles from '../roles/locales/en-US.json'
import type savedSearches from '../saved-searches/locales/en-US.json'
import type search from '../search/locales/en-US.json'
import type shareLinks from '../share-links/locales/en-US.json'
import type shell from '../shell/locales/en-US.json'
import type tableExport from '../table-export/locales/en-US.json'
import type suggestions from '../suggestions/locales/en-US.json'
import type templates from '../templates/locales/en-US.json'
import type texts from '../texts/locales/en-US.json'
import type transfers from '../transfers/locales/en-US.json'
import type trash from '../trash/locales/en-US.json'
import type twoFactor from '../two-factor/locales/en-US.json'
import type userGroups from '../user-groups/locales/en-US.json'
import type users from '../users/locales/en-US.json'
import type versions from '../versions/locales/en-US.json'
import type webReady from '../web-ready/locales/en-US.json'
import type start from './en-US/public.json'

/** The texts behind the sign-in: each capability's own, merged when they are fetched. */
type App = typeof access &
  typeof actions &
  typeof activity &
  typeof adminPanel &
  typeof advancedSearch &
  typeof assets &
  typeof assistant &
  typeof autofill &
  typeof browse &
  typeof bulkEdit &
  typeof collections &
  typeof contactExchange &
  typeof contactRelations &
  typeof contacts &
  typeof dashboard &
  typeof drag &
  typeof dryRun &
  typeof duplicates &
  typeof guidedMove &
  typeof embeddedMetadata &
  typeof faces &
  typeof favorites &
  typeof folders &
  typeof folderTemplates &
  typeof home &
  typeof indexing &
  typeof items &
  typeof landing &
  typeof mail &
  typeof metadata &
  typeof metadataImport &
  typeof metadataTable &
  typeof moveCopy &
  typeof ocr &
  typeof organizations &
  typeof page &
  typeof palette &
  typeof persons &
  typeof policies &
  typeof preview &
  typeof portal &
  typeof publicPortal &
  typeof publishing &
  typeof publicShares &
  typeof profile &
  typeof recognition &
  typeof relations &
  typeof repositories &
  typeof restrictions &
  typeof roles &
  typeof savedSearches &
  typeof search &
  typeof shareLinks &
  typeof shell &
  typeof tableExport &
  typeof suggestions &
  typeof templates &
  typeof texts &
  typeof transfers &
  typeof trash &
  typeof twoFactor &
  typeof userGroups &
  typeof users &
  typeof versions &
  typeof webReady

/** A key without a text does not compile. Texts are looked up in `public`, then in `app`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'public'
    fallbackNS: 'app'
    resources: { public: typeof start; app: App }
  }
}
