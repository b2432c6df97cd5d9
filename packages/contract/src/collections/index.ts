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
import { serviceSlots } from './service-slots.ts'
import { services } from './services.ts'
import { surveyAnswers } from './survey-answers.ts'
import { surveyQuestions } from './survey-questions.ts'
import { surveys } from './surveys.ts'
import { statementLines } from './statement-lines.ts'
import { textBlocks } from './text-blocks.ts'
import { users } from './users.ts'

/** Every collection of the product, by the name of its calls. */
export const collections = {
  'accommodation-objects': accommodationObjects,
  'accommodation-units': accommodationUnits,
  activities,
  'activity-prices': activityPrices,
  'administrator-forms': administratorForms,
  'blog-articles': blogArticles,
  'blog-categories': blogCategories,
  'calendar-conflicts': calendarConflicts,
  'calendar-feeds': calendarFeeds,
  closures,
  'common-services': commonServices,
  'contact-messages': contactMessages,
  contacts,
  coupons,
  documents,
  'editable-automated-emails': editableAutomatedEmails,
  galleries,
  'gallery-images': galleryImages,
  'global-settings': globalSettings,
  'hall-demands': hallDemands,
  halls,
  'image-blog-articles': imageBlogArticles,
  invoices,
  'outgoing-emails': outgoingEmails,
  prices,
  reservations,
  'seasonal-offers': seasonalOffers,
  'service-slots': serviceSlots,
  services,
  'survey-answers': surveyAnswers,
  'survey-questions': surveyQuestions,
  surveys,
  'statement-lines': statementLines,
  'text-blocks': textBlocks,
  users,
} as const

export type CollectionName = keyof typeof collections
