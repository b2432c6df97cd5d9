import { activities } from '@dvor/contract/collections/services/activities.ts'
import { mapShapes } from '@dvor/contract/collections/content/map-shapes.ts'
import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { halls } from '@dvor/contract/collections/services/halls.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { sampleHalls } from '@dvor/sample/content/activities/halls.ts'
import { sampleMapShapes } from '@dvor/sample/content/activities/map-shapes.ts'
import { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'
import { commonServices } from '@dvor/contract/collections/services/common-services.ts'
import { products } from '@dvor/contract/collections/services/products.ts'
import { priceRules } from '@dvor/contract/collections/accommodation/price-rules.ts'
import { ratePlans } from '@dvor/contract/collections/accommodation/rate-plans.ts'
import { coupons } from '@dvor/contract/collections/reservations/coupons.ts'
import { galleries } from '@dvor/contract/collections/content/galleries.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { sampleActivityPrices } from '@dvor/sample/content/activities/activity-prices.ts'
import { sampleDemands } from '@dvor/sample/content/guests/hall-demands.ts'
import { sampleCoupons } from '@dvor/sample/content/stays/coupons.ts'
import { farmActivities } from '@dvor/sample/content/activities/farm-activities.ts'
import { sampleGalleries } from '@dvor/sample/content/articles/galleries.ts'
import { samplePriceRules } from '@dvor/sample/content/stays/price-rules.ts'
import { sampleProducts } from '@dvor/sample/content/stays/products.ts'
import { sampleRatePlans } from '@dvor/sample/content/stays/rate-plans.ts'
import { sampleServices, type ServiceKey } from '@dvor/sample/content/stays/services.ts'
import { trips } from '@dvor/sample/content/activities/trips.ts'
import { fillPackages } from './fill-packages.ts'
import { fillNews } from './fill-news.ts'
import { fillSlotServices, type SlotServiceIds } from './fill-slot-services.ts'
import type { SampleWriter } from './sample-writer.ts'

interface Filled {
  services: Record<ServiceKey, string>
  slotServices: SlotServiceIds
}

/**
 * Adds everything beside the rooms: services, activities, trips, their price list, galleries, coupons, price rules, news
 * and halls.
 */
export async function fillOffer(writer: SampleWriter): Promise<Filled> {
  const services = await fillServices(writer)
  for (const [order, product] of sampleProducts.entries()) await writer.add(products, { ...product, order })
  const slotServices = await fillSlotServices(writer)
  await fillActivities(writer, slotServices)
  await fillActivityPrices(writer)
  for (const [order, shape] of sampleMapShapes.entries()) await writer.add(mapShapes, { ...shape, order })
  for (const [order, gallery] of sampleGalleries.entries()) await fillGallery(writer, gallery, order)
  await fillCoupons(writer, slotServices)
  for (const [order, rule] of samplePriceRules.entries()) await writer.add(priceRules, { ...rule, order })
  await fillRatePlans(writer, services)
  const offers = await fillNews(writer)
  await fillPackages(writer, { offers, slotServices, services })
  await fillHalls(writer)
  return { services, slotServices }
}

/** Adds the halls with their pictures, and enquiries about them. */
async function fillHalls(writer: SampleWriter): Promise<void> {
  const ids = new Map<string, string>()
  for (const [order, { key, scenes, ...values }] of sampleHalls.entries()) {
    const id = await writer.add(halls, { ...values, order })
    ids.set(key, id)
    for (const scene of scenes) await writer.picture(halls, id, scene, 'images')
  }
  const today = todayIn(writer.context.clock.now())
  for (const { hall, inDays, ...values } of sampleDemands) {
    const day_from = addDays(today, inDays)
    await writer.add(hallDemands, { ...values, hall: ids.get(hall), day_from, day_to: addDays(day_from, 1) })
  }
}

async function fillCoupons(writer: SampleWriter, slotServices: SlotServiceIds): Promise<void> {
  for (const { service, ...coupon } of sampleCoupons) {
    const named = service ? { services: [slotServices[service]] } : {}
    await writer.add(coupons, { ...coupon, ...named })
  }
}

/** The plans come after the one of every property. */
async function fillRatePlans(writer: SampleWriter, services: Record<ServiceKey, string>): Promise<void> {
  for (const [index, { services: keys = [], ...plan }] of sampleRatePlans.entries()) {
    const included_services = keys.map((key) => services[key])
    await writer.add(ratePlans, { ...plan, included_services, order: index + 1 })
  }
}

async function fillServices(writer: SampleWriter): Promise<Record<ServiceKey, string>> {
  const ids: [ServiceKey, string][] = []
  for (const [order, { key, ...values }] of sampleServices.entries())
    ids.push([key, await writer.add(commonServices, { ...values, order })])
  return Object.fromEntries(ids) as Record<ServiceKey, string>
}

async function fillActivities(writer: SampleWriter, bookable: SlotServiceIds): Promise<void> {
  for (const [order, { scene, service, ...values }] of [...farmActivities, ...trips].entries()) {
    const id = await writer.add(activities, { ...values, service: service && bookable[service], order })
    await writer.picture(activities, id, scene)
  }
}

/** Their list is sorted by time of creation (docs/product.md, Site), and one transaction has one `now()`. */
async function fillActivityPrices(writer: SampleWriter): Promise<void> {
  const start = writer.context.clock.now().getTime()
  for (const [order, values] of sampleActivityPrices.entries())
    await writer.add(activityPrices, values, { createdAt: new Date(start + order).toISOString() })
}

async function fillGallery(
  writer: SampleWriter,
  { scenes, ...values }: (typeof sampleGalleries)[number],
  order: number,
): Promise<void> {
  const gallery = await writer.add(galleries, { ...values, order })
  for (const [position, scene] of scenes.entries()) {
    const alt = writer.altOf(scene)
    const id = await writer.add(galleryImages, { gallery, alt, order: position, active: true })
    await writer.picture(galleryImages, id, scene)
  }
}
