import * as Schema from 'effect/Schema'
import { DOMAIN_LEADS } from '../../domain/portal/address.ts'
import { HOLDING_RULES } from '../../domain/portal/visibility.ts'
import { PORTAL_STATES } from '../../domain/portal/lifecycle.ts'
import { PORTAL_PICTURE_NAMES } from '../../domain/portal/pictures.ts'
import { VISIT_PERIODS } from '../../domain/portal/visits.ts'
import { endpoint } from '../contract/endpoint.ts'
import { portalPicturePath } from '../contract/files.ts'
import { Id, Nothing, ResourceTypeName } from '../contract/values.ts'

/** Longer than any field may be: what is too long is told at the field. */
const Text = Schema.String.check(Schema.isMaxLength(20_000))

const Form = Schema.Struct({
  title: Text,
  subtitle: Text,
  webAddress: Text,
  customDomain: Text,
  description: Text,
  aboutUs: Text,
  textAlignment: Text,
  avatar: Text,
  coverPhoto: Text,
  coverPhotoText: Text,
  mainPhoto: Text,
  mainPhotoText: Text,
  rightsStatement: Text,
  downloads: Text,
  firstName: Text,
  lastName: Text,
  phone: Text,
  street: Text,
  city: Text,
  state: Text,
  zipCode: Text,
  country: Text,
  website: Text,
})

const Portal = Schema.Struct({
  form: Form,
  state: Schema.Literals(PORTAL_STATES),
  revision: Schema.Finite,
  liveSince: Schema.NullOr(Schema.String),
  changed: Schema.NullOr(Schema.Struct({ at: Schema.String, by: Schema.String })),
  host: Schema.String,
})

export const readPortal = endpoint({
  method: 'GET',
  path: '/v1/portal',
  summary: "The organization's public portal, as it is kept; of revision 0 where nothing has been saved yet",
  success: Portal,
  failures: [],
})

export const savePortal = endpoint({
  method: 'PUT',
  path: '/v1/portal',
  summary: 'Save the public portal; while it is Live, it changes at once',
  body: Schema.Struct({ form: Form, revision: Schema.Finite }),
  success: Portal,
  failures: ['STALE_EDIT', 'WEB_ADDRESS_ALREADY_EXISTS', 'CUSTOM_DOMAIN_SAME_AS_APPLICATION', 'DOMAIN_NOT_FOUND'],
})

const Step = Schema.Struct({ revision: Schema.Finite })

/** What is still missing stands at its field. */
export const publishPortal = endpoint({
  method: 'POST',
  path: '/v1/portal/publish',
  summary: 'Bring the public portal Live',
  body: Step,
  success: Portal,
  failures: ['STALE_EDIT'],
})

export const unpublishPortal = endpoint({
  method: 'POST',
  path: '/v1/portal/unpublish',
  summary: 'Take the public portal Offline',
  body: Step,
  success: Portal,
  failures: ['STALE_EDIT'],
})

export const checkWebAddress = endpoint({
  method: 'GET',
  path: '/v1/portal/web-addresses/:webAddress',
  summary: 'Whether a web address is free for the portal; of other organizations nothing else is told',
  params: Schema.Struct({ webAddress: Schema.String.check(Schema.isMaxLength(200)) }),
  success: Nothing,
  failures: ['WEB_ADDRESS_ALREADY_EXISTS'],
})

export const checkDomain = endpoint({
  method: 'GET',
  path: '/v1/portal/domains/:domain',
  summary: 'Where the name servers lead who asks for a custom domain',
  params: Schema.Struct({ domain: Schema.String.check(Schema.isMaxLength(300)) }),
  success: Schema.Struct({ leads: Schema.Literals(DOMAIN_LEADS) }),
  failures: ['CUSTOM_DOMAIN_SAME_AS_APPLICATION'],
})

const Reviewed = Schema.Struct({
  count: Schema.Finite,
  examples: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, type: ResourceTypeName })),
})

export const reviewPortal = endpoint({
  method: 'GET',
  path: '/v1/portal/review',
  summary: 'What the portal shows once it is Live, what is held back by which rule, and what is missing',
  success: Schema.Struct({
    public: Reviewed,
    held: Schema.Record(Schema.Literals(HOLDING_RULES), Reviewed),
    withoutText: Reviewed,
    withoutRights: Reviewed,
  }),
  failures: [],
})

/** Of 30 days, or of 13 months. `visits`: the views by which somebody came from elsewhere. `most`: of those that the reader sees. */
export const readPortalVisits = endpoint({
  method: 'GET',
  path: '/v1/portal/visits',
  summary: 'How often pages of the portal were seen, and which assets most',
  query: Schema.Struct({ period: Schema.optionalKey(Schema.Literals(VISIT_PERIODS)) }),
  success: Schema.Struct({
    period: Schema.Literals(VISIT_PERIODS),
    buckets: Schema.Array(Schema.Struct({ start: Schema.String, visits: Schema.Finite, views: Schema.Finite })),
    most: Schema.Array(Schema.Struct({ id: Id, name: Schema.String, type: ResourceTypeName, views: Schema.Finite })),
  }),
  failures: [],
})

/** A share of a side, 0 to 1. */
const Share = Schema.FiniteFromString.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

export const PictureKind = Schema.Literals(PORTAL_PICTURE_NAMES)
/** The part that is shown. */
const CropQuery = Schema.Struct({ x: Share, y: Share, width: Share, height: Share })

/** Its body is the file itself: PNG, JPG or GIF of 3 MB at the most. */
export const sendPortalPicture = endpoint({
  method: 'POST',
  path: portalPicturePath(':kind') as `/v1/${string}`,
  summary: 'Send a picture of the portal, with the part of it that is shown',
  params: Schema.Struct({ kind: PictureKind }),
  query: CropQuery,
  success: Schema.Struct({ id: Id }),
  failures: [],
})
