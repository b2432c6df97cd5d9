import { accommodationObjects } from './accommodation-objects.ts'
import { accommodationUnits } from './accommodation-units.ts'
import { activities } from './activities.ts'
import { activityPrices } from './activity-prices.ts'
import { closures } from './closures.ts'
import { commonServices } from './common-services.ts'
import { contacts } from './contacts.ts'
import { coupons } from './coupons.ts'
import { documents } from './documents.ts'
import { editableAutomatedEmails } from './editable-automated-emails.ts'
import { galleries } from './galleries.ts'
import { galleryImages } from './gallery-images.ts'
import { globalSettings } from './global-settings.ts'
import { outgoingEmails } from './outgoing-emails.ts'
import { prices } from './prices.ts'
import { reservations } from './reservations.ts'
import { textBlocks } from './text-blocks.ts'
import { users } from './users.ts'

/** Every collection of the product, by the name of its calls. */
export const collections = {
  'accommodation-objects': accommodationObjects,
  'accommodation-units': accommodationUnits,
  activities,
  'activity-prices': activityPrices,
  closures,
  'common-services': commonServices,
  contacts,
  coupons,
  documents,
  'editable-automated-emails': editableAutomatedEmails,
  galleries,
  'gallery-images': galleryImages,
  'global-settings': globalSettings,
  'outgoing-emails': outgoingEmails,
  prices,
  reservations,
  'text-blocks': textBlocks,
  users,
} as const

export type CollectionName = keyof typeof collections
