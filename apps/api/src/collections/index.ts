import { createRegistry } from '../crud/registry.ts'
import { accommodationObjects } from './accommodation-objects.ts'
import { accommodationUnits } from './accommodation-units.ts'
import { activities } from './activities.ts'
import { activityPrices } from './activity-prices.ts'
import { administratorForms } from './administrator-forms.ts'
import { blogArticles } from './blog-articles.ts'
import { blogCategories } from './blog-categories.ts'
import { calendarConflicts } from './calendar-conflicts.ts'
import { calendarFeeds } from './calendar-feeds.ts'
import { closures } from './closures.ts'
import { commonServices } from './common-services.ts'
import { contactMessages } from './contact-messages.ts'
import { contacts } from './contacts.ts'
import { coupons } from './coupons.ts'
import { documents } from './documents.ts'
import { editableAutomatedEmails } from './editable-automated-emails.ts'
import { galleries } from './galleries.ts'
import { galleryImages } from './gallery-images.ts'
import { globalSettings } from './global-settings.ts'
import { hallDemands } from './hall-demands.ts'
import { halls } from './halls.ts'
import { imageBlogArticles } from './image-blog-articles.ts'
import { invoices } from './invoices.ts'
import { outgoingEmails } from './outgoing-emails.ts'
import { prices } from './prices.ts'
import { reservations } from './reservations.ts'
import { seasonalOffers } from './seasonal-offers.ts'
import { surveyAnswers } from './survey-answers.ts'
import { surveyQuestions } from './survey-questions.ts'
import { surveys } from './surveys.ts'
import { statementLines } from './statement-lines.ts'
import { serviceSlots } from './service-slots.ts'
import { services } from './services.ts'
import { textBlocks } from './text-blocks.ts'
import { users } from './users.ts'

/** Every collection that the API serves. */
export const registry = createRegistry([
  accommodationObjects,
  accommodationUnits,
  activities,
  activityPrices,
  administratorForms,
  blogArticles,
  blogCategories,
  calendarConflicts,
  calendarFeeds,
  closures,
  commonServices,
  contactMessages,
  contacts,
  coupons,
  documents,
  editableAutomatedEmails,
  galleries,
  galleryImages,
  globalSettings,
  hallDemands,
  halls,
  imageBlogArticles,
  invoices,
  outgoingEmails,
  prices,
  reservations,
  seasonalOffers,
  surveyAnswers,
  surveyQuestions,
  surveys,
  statementLines,
  serviceSlots,
  services,
  textBlocks,
  users,
])
