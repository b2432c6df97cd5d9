import { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import { activities } from '@dvor/contract/collections/services/activities.ts'
import { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'
import { bankAccounts } from '@dvor/contract/collections/settings/bank-accounts.ts'
import { blogCategories } from '@dvor/contract/collections/content/blog-categories.ts'
import { contactMessages } from '@dvor/contract/collections/messages/contact-messages.ts'
import { webhookDeliveries } from '@dvor/contract/collections/accounts/webhooks.ts'
import { contacts } from '@dvor/contract/collections/content/contacts.ts'
import { documents } from '@dvor/contract/collections/content/documents.ts'
import { galleries } from '@dvor/contract/collections/content/galleries.ts'
import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { halls } from '@dvor/contract/collections/services/halls.ts'
import { imageBlogArticles } from '@dvor/contract/collections/content/image-blog-articles.ts'
import { incomingEmails } from '@dvor/contract/collections/messages/incoming-emails.ts'
import { paymentReminders } from '@dvor/contract/collections/messages/payment-reminders.ts'
import { outgoingEmails } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import { surveyAnswers } from '@dvor/contract/collections/messages/survey-answers.ts'
import { mapShapes } from '@dvor/contract/collections/content/map-shapes.ts'
import { mapShapeRows } from '../db/schema/content/map-shapes.ts'
import { activeOnly, everything } from '../crud/access.ts'
import { onServer, type ServerCollection } from '../crud/define.ts'
import { webhookDeliveryRows } from '../db/schema/accounts/webhooks.ts'
import { activityPriceRows } from '../db/schema/services/activity-prices.ts'
import { activityRows } from '../db/schema/services/activities.ts'
import { bankAccountRows } from '../db/schema/settings/bank-accounts.ts'
import { blogCategoryRows } from '../db/schema/content/blog-categories.ts'
import { contactMessageRows } from '../db/schema/messages/contact-messages.ts'
import { contactRows } from '../db/schema/content/contacts.ts'
import { documentRows } from '../db/schema/content/documents.ts'
import { galleryRows } from '../db/schema/content/galleries.ts'
import { hallDemandRows } from '../db/schema/services/hall-demands.ts'
import { hallRows } from '../db/schema/services/halls.ts'
import { imageBlogArticleRows } from '../db/schema/content/image-blog-articles.ts'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { paymentReminderRows } from '../db/schema/messages/payment-reminders.ts'
import { incomingEmailRows } from '../db/schema/messages/incoming-emails.ts'
import { outgoingEmailRows } from '../db/schema/messages/outgoing-emails.ts'
import { surveyAnswerRows } from '../db/schema/messages/surveys.ts'

/** Collections whose records need no rule beyond who may read and who may write them. */
export const plainCollections: readonly ServerCollection[] = [
  onServer(accommodationObjects, objects, {
    visitors: activeOnly,
  }),
  onServer(activities, activityRows, { visitors: activeOnly }),
  onServer(mapShapes, mapShapeRows, { visitors: activeOnly }),
  onServer(activityPrices, activityPriceRows, {
    visitors: activeOnly,
  }),
  onServer(bankAccounts, bankAccountRows),
  onServer(blogCategories, blogCategoryRows, {
    visitors: everything,
  }),
  // Made by the public form alone (`enquiries`).
  onServer(contactMessages, contactMessageRows, { hasSearchText: true }),
  onServer(contacts, contactRows, { visitors: activeOnly }),
  onServer(documents, documentRows, { visitors: activeOnly }),
  onServer(galleries, galleryRows, { visitors: activeOnly }),
  // Made by the public form alone (`enquiries`).
  onServer(hallDemands, hallDemandRows, { hasSearchText: true }),
  onServer(halls, hallRows, { visitors: activeOnly }),
  onServer(imageBlogArticles, imageBlogArticleRows, {
    visitors: activeOnly,
  }),
  onServer(paymentReminders, paymentReminderRows),
  // Made by reading the mailbox alone (`letters`).
  onServer(incomingEmails, incomingEmailRows),
  onServer(webhookDeliveries, webhookDeliveryRows),
  onServer(outgoingEmails, outgoingEmailRows, { hasSearchText: true }),
  onServer(surveyAnswers, surveyAnswerRows),
]
