import { blogArticles } from '@dvor/contract/collections/content/blog-articles.ts'
import { blogCategories } from '@dvor/contract/collections/content/blog-categories.ts'
import { imageBlogArticles } from '@dvor/contract/collections/content/image-blog-articles.ts'
import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { instantAt, todayIn } from '@dvor/format/instants.ts'
import { articleCategories } from '@dvor/sample/content/articles/article.ts'
import { farmArticles } from '@dvor/sample/content/articles/farm-articles.ts'
import { kitchenArticles } from '@dvor/sample/content/articles/kitchen-articles.ts'
import { offersAfter } from '@dvor/sample/content/articles/offers.ts'
import { sampleProducts } from '@dvor/sample/content/articles/products.ts'
import { tripArticles } from '@dvor/sample/content/articles/trip-articles.ts'
import type { SampleWriter } from './sample-writer.ts'

/** A seasonal offer, the first day of its stay and its nights. */
export interface FilledOffer {
  id: string
  from: Day
  nights: number
}

/**
 * Adds the property's seasonal content: its blog, its products and its offers. @returns the offers by their titles
 */
export async function fillNews(writer: SampleWriter): Promise<Map<string, FilledOffer>> {
  const today = todayIn(writer.context.clock.now())
  await fillBlog(writer, today)
  await fillProducts(writer)
  const offers = new Map<string, FilledOffer>()
  for (const [order, { scene, ...values }] of offersAfter(today).entries()) {
    const id = await writer.add(seasonalOffers, { ...values, order })
    await writer.picture(seasonalOffers, id, scene)
    const { title, stay_from: from, stay_to: to } = values
    if (from && to) offers.set(title, { id, from, nights: daysBetween(from, to) })
  }
  return offers
}

async function fillBlog(writer: SampleWriter, today: Day): Promise<void> {
  const categories = new Map<string, string>()
  for (const [order, { key, title }] of articleCategories.entries())
    categories.set(key, await writer.add(blogCategories, { title, order }))
  for (const { category, scene, daysAgo, ...values } of [
    ...farmArticles,
    ...kitchenArticles,
    ...tripArticles,
  ]) {
    const published_at = instantAt(addDays(today, -daysAgo), '07:30').toISOString()
    const blog_category = categories.get(category)
    const id = await writer.add(blogArticles, { ...values, blog_category, published_at })
    await writer.picture(blogArticles, id, scene)
  }
}

async function fillProducts(writer: SampleWriter): Promise<void> {
  for (const [order, { scenes, ...values }] of sampleProducts.entries()) {
    const id = await writer.add(imageBlogArticles, { ...values, order })
    const [firstScene, ...more] = scenes
    await writer.picture(imageBlogArticles, id, firstScene, 'logo')
    for (const scene of more) await writer.picture(imageBlogArticles, id, scene, 'files')
  }
}
