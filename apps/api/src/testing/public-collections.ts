import type { CollectionName } from '@dvor/contract/collections/index.ts'

/** Collections of which visitors read rows (docs/contract.md, Who may); all others are for people with a permission. */
export const publicCollections: ReadonlySet<string> = new Set<CollectionName>([
  'accommodation-objects',
  'accommodation-units',
  'activities',
  'activity-prices',
  'administrator-forms',
  'blog-articles',
  'blog-categories',
  'common-services',
  'contacts',
  'documents',
  'galleries',
  'gallery-images',
  'global-settings',
  'halls',
  'image-blog-articles',
  'map-shapes',
  'packages',
  'prices',
  'rate-plans',
  'seasonal-offers',
  'service-slots',
  'services',
  'text-blocks',
])
