import { createRegistry } from '../crud/registry.ts'
import { accommodationUnits } from './accommodation-units.ts'
import { administratorForms } from './administrator-forms.ts'
import { blogArticles } from './blog-articles.ts'
import { calendarConflicts } from './calendar-conflicts.ts'
import { calendarFeeds } from './calendar-feeds.ts'
import { closures } from './closures.ts'
import { coupons } from './coupons.ts'
import { editableAutomatedEmails } from './editable-automated-emails.ts'
import { galleryImages } from './gallery-images.ts'
import { globalSettings } from './global-settings.ts'
import { invoices } from './invoices.ts'
import { prices } from './prices.ts'
import { receivedInvoices } from './received-invoices.ts'
import { priceRules, ratePlans } from './price-rules.ts'
import { reservations } from './reservations.ts'
import { seasonalOffers, stayPackages } from './seasonal-offers.ts'
import { surveyQuestions } from './survey-questions.ts'
import { surveys } from './surveys.ts'
import { statementLines } from './statement-lines.ts'
import { serviceSlots } from './service-slots.ts'
import { commonServices, resourceClosures, resources, services } from './services.ts'
import { textBlocks } from './text-blocks.ts'
import { apiKeys } from './accounts/api-keys.ts'
import { roles } from './accounts/roles.ts'
import { users } from './accounts/users.ts'
import { gatherings } from '../gatherings/collection.ts'
import { waitingList } from '../waiting-list/collection.ts'
import { plainCollections } from './plain-collections.ts'

/** Every collection that the API serves. */
export const registry = createRegistry([
  ...plainCollections,
  accommodationUnits,
  administratorForms,
  blogArticles,
  calendarConflicts,
  calendarFeeds,
  closures,
  commonServices,
  coupons,
  editableAutomatedEmails,
  galleryImages,
  globalSettings,
  invoices,
  prices,
  ratePlans,
  receivedInvoices,
  stayPackages,
  priceRules,
  reservations,
  resourceClosures,
  resources,
  apiKeys,
  roles,
  seasonalOffers,
  surveyQuestions,
  surveys,
  statementLines,
  serviceSlots,
  services,
  textBlocks,
  users,
  waitingList,
  gatherings,
])
