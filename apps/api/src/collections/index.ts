import { createRegistry } from '../crud/registry.ts'
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

/** Every collection that the API serves. */
export const registry = createRegistry([
  accommodationObjects,
  accommodationUnits,
  activities,
  activityPrices,
  closures,
  commonServices,
  contacts,
  coupons,
  documents,
  editableAutomatedEmails,
  galleries,
  galleryImages,
  globalSettings,
  outgoingEmails,
  prices,
  reservations,
  textBlocks,
  users,
])
