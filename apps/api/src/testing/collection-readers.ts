import type { CollectionName } from '@dvor/contract/collections/index.ts'

/**
 * Audience of a route. `everyone`: whatever the Authorization header; `public`: with a valid token or none, never with
 * an invalid one, because the answer depends on the caller.
 */
export type Audience = 'everyone' | 'public' | 'signedIn' | 'admins'

/** Readers of each collection; writing is for admins everywhere (docs/contract.md, Who may). */
export const readers: Record<CollectionName, Audience> = {
  'accommodation-objects': 'public',
  'administrator-forms': 'public',
  'bank-accounts': 'admins',
  'blog-articles': 'public',
  'blog-categories': 'public',
  'hall-demands': 'admins',
  halls: 'public',
  'image-blog-articles': 'public',
  'seasonal-offers': 'public',
  'accommodation-units': 'public',
  activities: 'public',
  'activity-prices': 'public',
  'map-shapes': 'public',
  'calendar-conflicts': 'admins',
  'calendar-feeds': 'admins',
  closures: 'admins',
  'common-services': 'public',
  'contact-messages': 'admins',
  contacts: 'public',
  coupons: 'admins',
  'day-rates': 'admins',
  documents: 'public',
  'editable-automated-emails': 'admins',
  galleries: 'public',
  'gallery-images': 'public',
  'global-settings': 'public',
  invoices: 'admins',
  'outgoing-emails': 'admins',
  packages: 'public',
  'payment-reminders': 'admins',
  'price-rules': 'admins',
  prices: 'public',
  'rate-plans': 'public',
  'received-invoices': 'admins',
  reservations: 'admins',
  'resource-closures': 'admins',
  resources: 'admins',
  roles: 'admins',
  'survey-answers': 'admins',
  'survey-questions': 'admins',
  surveys: 'admins',
  'statement-lines': 'admins',
  'service-slots': 'public',
  services: 'public',
  'text-blocks': 'public',
  users: 'admins',
  'waiting-list': 'admins',
  gatherings: 'admins',
}
