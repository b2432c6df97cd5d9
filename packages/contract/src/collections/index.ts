import { accommodationObjects } from './accommodation/accommodation-objects.ts'
import { accommodationUnits } from './accommodation/accommodation-units.ts'
import { activities } from './services/activities.ts'
import { activityPrices } from './services/activity-prices.ts'
import { administratorForms } from './settings/administrator-forms.ts'
import { bankAccounts } from './settings/bank-accounts.ts'
import { blogArticles } from './content/blog-articles.ts'
import { blogCategories } from './content/blog-categories.ts'
import { calendarConflicts } from './calendars/calendar-conflicts.ts'
import { calendarFeeds } from './calendars/calendar-feeds.ts'
import { closures } from './calendars/closures.ts'
import { commonServices } from './services/common-services.ts'
import { contactMessages } from './messages/contact-messages.ts'
import { contacts } from './content/contacts.ts'
import { coupons } from './reservations/coupons.ts'
import { dayRates } from './accommodation/day-rates.ts'
import { documents } from './content/documents.ts'
import { editableAutomatedEmails } from './messages/editable-automated-emails.ts'
import { galleries } from './content/galleries.ts'
import { galleryImages } from './content/gallery-images.ts'
import { gatherings } from './reservations/gatherings.ts'
import { guests } from './reservations/guests.ts'
import { globalSettings } from './settings/global-settings.ts'
import { hallDemands } from './services/hall-demands.ts'
import { mapShapes } from './content/map-shapes.ts'
import { halls } from './services/halls.ts'
import { imageBlogArticles } from './content/image-blog-articles.ts'
import { invoices } from './reservations/invoices.ts'
import { outgoingEmails } from './messages/outgoing-emails.ts'
import { stayPackages } from './content/packages.ts'
import { priceRules } from './accommodation/price-rules.ts'
import { incomingEmails } from './messages/incoming-emails.ts'
import { ownEmails } from './messages/own-emails.ts'
import { paymentReminders } from './messages/payment-reminders.ts'
import { prices } from './accommodation/prices.ts'
import { products } from './services/products.ts'
import { ratePlans } from './accommodation/rate-plans.ts'
import { receivedInvoices } from './reservations/received-invoices.ts'
import { resourceClosures } from './services/resource-closures.ts'
import { lostItems } from './housekeeping/lost-items.ts'
import { tasks } from './housekeeping/tasks.ts'
import { resources } from './services/resources.ts'
import { reservations } from './reservations/reservations.ts'
import { seasonalOffers } from './content/seasonal-offers.ts'
import { serviceSlots } from './services/service-slots.ts'
import { services } from './services/services.ts'
import { surveyAnswers } from './messages/survey-answers.ts'
import { surveyQuestions } from './messages/survey-questions.ts'
import { surveys } from './messages/surveys.ts'
import { statementLines } from './reservations/statement-lines.ts'
import { textBlocks } from './content/text-blocks.ts'
import { waitingList } from './reservations/waiting-list.ts'
import { apiKeys } from './accounts/api-keys.ts'
import { webhookDeliveries, webhooks } from './accounts/webhooks.ts'
import { roles } from './accounts/roles.ts'
import { users } from './accounts/users.ts'

/** Every collection of the product, by the name of its calls. */
export const collections = {
  'accommodation-objects': accommodationObjects,
  'accommodation-units': accommodationUnits,
  activities,
  'activity-prices': activityPrices,
  'administrator-forms': administratorForms,
  'bank-accounts': bankAccounts,
  'blog-articles': blogArticles,
  'blog-categories': blogCategories,
  'calendar-conflicts': calendarConflicts,
  'calendar-feeds': calendarFeeds,
  closures,
  'common-services': commonServices,
  'contact-messages': contactMessages,
  contacts,
  coupons,
  'day-rates': dayRates,
  documents,
  'editable-automated-emails': editableAutomatedEmails,
  galleries,
  'gallery-images': galleryImages,
  gatherings,
  'global-settings': globalSettings,
  guests,
  'hall-demands': hallDemands,
  halls,
  'lost-items': lostItems,
  'map-shapes': mapShapes,
  'incoming-emails': incomingEmails,
  'image-blog-articles': imageBlogArticles,
  invoices,
  'outgoing-emails': outgoingEmails,
  'own-emails': ownEmails,
  'payment-reminders': paymentReminders,
  packages: stayPackages,
  'price-rules': priceRules,
  prices,
  products,
  'rate-plans': ratePlans,
  'received-invoices': receivedInvoices,
  reservations,
  'resource-closures': resourceClosures,
  resources,
  'api-keys': apiKeys,
  roles,
  'seasonal-offers': seasonalOffers,
  'service-slots': serviceSlots,
  services,
  'survey-answers': surveyAnswers,
  'survey-questions': surveyQuestions,
  surveys,
  'statement-lines': statementLines,
  tasks,
  'text-blocks': textBlocks,
  users,
  'waiting-list': waitingList,
  'webhook-deliveries': webhookDeliveries,
  webhooks,
} as const

export type CollectionName = keyof typeof collections
