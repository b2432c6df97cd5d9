import { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'
import { activities } from '@dvor/contract/collections/services/activities.ts'
import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { services } from '@dvor/contract/collections/services/services.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf, withPreviewed } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { galleryPictures } from '../galleries/gallery-pictures.ts'
import type { GalleryPicture } from '../galleries/picture-grid.tsx'

type Context = Readonly<RouterContextProvider>
export type Service = ListItem<typeof services>
type ActivityRecord = ListItem<typeof activities>

/** An activity with the pictures of its gallery. */
export type Activity = ActivityRecord & { pictures: GalleryPicture[] }

/** Active activities of some kinds in their order, with their galleries; null when they cannot be read. */
export async function loadActivities(
  context: Context,
  kinds: readonly ActivityRecord['kind'][],
): Promise<Activity[] | null> {
  const [items, images] = await Promise.all([
    listAll((page) =>
      apiOf(context)
        .resource(activities)
        .list({ active: true, kind_in: [...kinds], _sort: 'order:ASC', ...page }),
    ).then((rows) => withPreviewed(context, activities, rows)),
    listAll((page) =>
      apiOf(context)
        .resource(galleryImages)
        .list({ activity_null: false, active: true, _sort: 'order:ASC', ...page }),
    ),
  ])
  if (!items || !images) return null
  const byActivity = Map.groupBy(images, ({ activity }) => activity)
  return items
    .filter(({ kind }) => kinds.includes(kind))
    .map((item) => ({ ...item, pictures: galleryPictures(byActivity.get(item.id) ?? []) }))
}

/** Active services that no activity of the page leads to; null when they cannot be read. */
export async function loadFurtherServices(
  context: Context,
  items: readonly ActivityRecord[] | null,
): Promise<Service[] | null> {
  const rows = await listAll((page) =>
    apiOf(context)
      .resource(services)
      .list({ active: true, _sort: 'order:ASC', ...page }),
  )
  const linked = new Set(items?.map(({ service }) => (typeof service === 'object' ? service?.id : service)))
  return rows && rows.filter(({ id }) => !linked.has(id))
}

/** Active common services in their order; null when they cannot be read. */
export const loadStayServices = (context: Context): Promise<ListItem<typeof commonServices>[] | null> =>
  listAll((page) =>
    apiOf(context)
      .resource(commonServices)
      .list({ active: true, _sort: 'order:ASC', ...page }),
  )

/** Active activity prices in the order of their creation (docs/product.md, Site); null when they cannot be read. */
export const loadActivityPrices = (context: Context): Promise<ListItem<typeof activityPrices>[] | null> =>
  listAll((page) =>
    apiOf(context)
      .resource(activityPrices)
      .list({ active: true, _sort: 'createdAt:ASC', ...page }),
  )
