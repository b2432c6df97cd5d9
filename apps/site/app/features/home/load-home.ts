import { activities } from '@dvor/contract/collections/services/activities.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { galleries } from '@dvor/contract/collections/content/galleries.ts'
import { imageBlogArticles } from '@dvor/contract/collections/content/image-blog-articles.ts'
import type { RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { shownFile } from '../../core/client/shown-file.ts'
import { galleryPictures } from '../galleries/gallery-pictures.ts'
import { loadOffers } from '../offers/load-offers.ts'

type Context = Readonly<RouterContextProvider>

const offerCount = 3
const activityCount = 3
const productCount = 3
const stripCount = 4

/**
 * Loads the parts of the home page that other pages show too, each in its order; null for a part that cannot be read.
 */
export async function loadHomeParts(context: Context) {
  const [offers, toDo, products, strip] = await Promise.all([
    loadOffers(context),
    loadActivities(context),
    loadProducts(context),
    loadStrip(context),
  ])
  return { offers: offers && offers.slice(0, offerCount), toDo, products, strip }
}

async function loadActivities(context: Context) {
  const rows = await apiOf(context)
    .resource(activities)
    .list({ active: true, kind_in: ['farm', 'service'], _sort: 'order:ASC', _limit: activityCount })
  return (
    rows &&
    rows.map(({ id, slug, title, perex, image }) => ({ id, slug, title, perex, image: shownFile(image) }))
  )
}

async function loadProducts(context: Context) {
  const rows = await apiOf(context)
    .resource(imageBlogArticles)
    .list({ active: true, _sort: 'order:ASC', _limit: productCount })
  return rows && rows.map(({ id, title, perex, logo }) => ({ id, title, perex, image: shownFile(logo) }))
}

/** The first pictures of the last gallery; in the sample these are the seasons. */
async function loadStrip(context: Context) {
  const api = apiOf(context)
  const strip = await api.resource(galleries).list({ active: true, _sort: 'order:DESC', _limit: 1 })
  const gallery = strip?.[0]?.id
  if (!strip || !gallery) return strip && []
  const rows = await api
    .resource(galleryImages)
    .list({ gallery, active: true, _sort: 'order:ASC', _limit: stripCount })
  return rows && galleryPictures(rows)
}

export type HomeParts = Awaited<ReturnType<typeof loadHomeParts>>
