import { createRegistry } from '../crud/registry.ts'
import {
  accommodationUnits,
  dayRates,
  priceRules,
  prices,
  ratePlans,
  calendarConflicts,
  calendarFeeds,
  closures,
} from './accommodation.ts'
import { administratorForms, globalSettings } from './settings.ts'
import { blogArticles, galleryImages, textBlocks } from './content.ts'
import { lostItems, tasks } from './housekeeping.ts'
import { coupons, invoices, receivedInvoices, reservations, statementLines } from './reservations.ts'
import { editableAutomatedEmails, ownEmails, surveyQuestions, surveys } from './messages.ts'
import { seasonalOffers, stayPackages } from './seasonal-offers.ts'
import { serviceSlots, commonServices, products, resourceClosures, resources, services } from './services.ts'
import { apiKeys } from './accounts/api-keys.ts'
import { webhooks } from './accounts/webhooks.ts'
import { roles } from './accounts/roles.ts'
import { users } from './accounts/users.ts'
import { guests } from '../guests/collection.ts'
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
  products,
  coupons,
  dayRates,
  editableAutomatedEmails,
  ownEmails,
  galleryImages,
  globalSettings,
  guests,
  invoices,
  lostItems,
  prices,
  ratePlans,
  receivedInvoices,
  stayPackages,
  priceRules,
  reservations,
  resourceClosures,
  resources,
  apiKeys,
  webhooks,
  roles,
  seasonalOffers,
  surveyQuestions,
  surveys,
  statementLines,
  serviceSlots,
  services,
  tasks,
  textBlocks,
  users,
  waitingList,
  gatherings,
])
