import { collections } from '@dvor/contract/collections/index.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'
import { blogArticles } from '@dvor/contract/collections/content/blog-articles.ts'
import { galleries } from '@dvor/contract/collections/content/galleries.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { halls } from '@dvor/contract/collections/services/halls.ts'
import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { surveyAnswers } from '@dvor/contract/collections/messages/survey-answers.ts'
import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from './testing/test-property.ts'
import { askedSurvey } from './testing/fixtures/a-past-stay.ts'
import { aBrowser, listen, signedInBrowser } from './testing/client-of.ts'
import { answer } from './testing/fixtures/survey-answers.ts'
import type { TestApi } from './testing/test-api.ts'
import { startTestProperty } from './testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let origin: string
let client: Awaited<ReturnType<typeof signedInBrowser>>['client']
let asked: string[]
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  origin = await listen(api)
  ;({ client, asked } = await signedInBrowser(api, origin))
})
afterAll(() => api.close())

const picture = async (width = 420) => {
  const bytes = await sharp({ create: { width, height: 280, channels: 3, background: '#1F3D2B' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'obrázok.jpg')
}
const noPicture = () => new File(['<svg/>'], 'obrázok.jpg')

/** The calls that `work` makes, one after the other. */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = asked.length
  await work()
  return asked.slice(before)
}

const declared: [string, Collection][] = Object.entries(collections)
const many = declared.filter(([, { singleton }]) => !singleton)

test.each(many)('%s has the calls of its declaration, and the server answers them', async (_, collection) => {
  const calls = client.resource(collection)
  expect(Object.keys(calls.attempt).toSorted()).toEqual(collection.operations.toSorted())
  const list = 'list' in calls ? await calls.list({ _limit: 1 }) : []
  expect(list).toBeInstanceOf(Array)
  if ('count' in calls) expect(await calls.count()).toBeTypeOf('number')
  if ('single' in calls)
    expect(await calls.attempt.single(crypto.randomUUID())).toMatchObject({ error: { status: 404 } })
})

test('a record is created, changed and deleted', async () => {
  const prices = client.resource(activityPrices)
  const before = (await prices.count()) ?? 0
  const made = await prices.create({ title: 'Jazda na poníku', description: '10 € za 20 minút' })
  expect(await prices.count()).toBe(before + 1)
  expect(await prices.edit(made?.id ?? '', { title: 'Poník' })).toMatchObject({ title: 'Poník' })
  expect(await prices.list({ title_contains: 'ponik' })).toMatchObject([{ id: made?.id }])
  expect(await prices.delete(made?.id ?? '')).toMatchObject({ id: made?.id, title: 'Poník' })
  expect(await prices.single(made?.id ?? '')).toBeNull()
})

test('a hall and an article are read again after their pictures', async () => {
  const hall = await client.resource(halls).create({ title: 'Humno' })
  const article = await client.resource(blogArticles).create({ title: 'Jahňatá' })
  const [hallId, articleId] = [hall?.id ?? '', article?.id ?? '']
  const calls = await callsOf(async () => {
    const reloaded = await client.content.uploadHallImages(hallId, [await picture(), await picture()])
    expect(reloaded).toMatchObject({ id: hallId, images: [{ width: 420 }, { width: 420 }] })
    expect(await client.content.uploadArticleImage(articleId, await picture())).toMatchObject({
      image: { name: 'obrázok.jpg' },
    })
    expect(await client.content.uploadArticleImage(articleId, noPicture())).toBeNull()
  })
  expect(calls).toEqual([
    'POST /upload',
    `GET /halls/${hallId}`,
    'POST /upload',
    `GET /blog-articles/${articleId}`,
    'POST /upload',
  ])
})

test('a gallery picture is added after its record and deleted with it', async () => {
  const gallery = (await client.resource(galleries).create({ title: 'Dvor' }))?.id ?? ''
  const added = await client.content.addGalleryImage({ gallery }, await picture(), { alt: 'Kozy', order: 3 })
  expect(added).toMatchObject({ active: true, order: 3, image: { alt: 'Kozy' } })
  const [id, file] = [added?.id ?? '', added?.image?.id ?? '']
  const calls = await callsOf(() => client.content.deleteGalleryImage(id))
  expect(calls).toEqual([`DELETE /gallery-images/${id}`, `DELETE /upload/files/${file}`])
  const url = added?.image?.url ?? ''
  expect((await fetch(`${origin}${url}`)).status).toBe(404)
  expect(await client.content.deleteGalleryImage(id)).toBeNull()
  expect(await client.content.addGalleryImage({ gallery }, noPicture())).toBeNull()
  expect(await client.resource(galleryImages).list({ gallery })).toEqual([])
})

test('a survey is deleted after its answers', async () => {
  const id = await askedSurvey(api, property)
  await answer(api, id, { whole: '5', again: 'Áno' })
  const survey = await client.resource(surveys).single(id)
  if (!survey) throw new Error('no survey')
  const answers = survey.survey_answers.map((one) => `DELETE /survey-answers/${one.id}`)
  expect(answers).toHaveLength(2)
  const calls = await callsOf(() => client.content.deleteSurvey(survey))
  expect(calls).toEqual([...answers, `DELETE /surveys/${id}`])
  expect(await client.resource(surveys).single(id)).toBeNull()
})

test('a survey stays when one of its answers cannot be deleted', async () => {
  const id = await askedSurvey(api, property, { arrival: '2027-03-11', departure: '2027-03-13' })
  await answer(api, id, { whole: '5', food: '4', again: 'Áno' })
  const survey = await client.resource(surveys).single(id)
  if (!survey) throw new Error('no survey')
  const [first, second] = survey.survey_answers
  await client.resource(surveyAnswers).delete(second?.id ?? '')
  const calls = await callsOf(async () => expect(await client.content.deleteSurvey(survey)).toBeNull())
  expect(calls).toEqual([`DELETE /survey-answers/${first?.id}`, `DELETE /survey-answers/${second?.id}`])
  expect((await client.resource(surveys).single(id))?.survey_answers).toHaveLength(1)
})

test('offers are put in order', async () => {
  const offers = client.resource(seasonalOffers)
  const made = [await offers.create({ title: 'Jar' }), await offers.create({ title: 'Leto' })]
  const ids = made.map((offer) => offer?.id ?? '').toReversed()
  expect(await client.offers.reorder({ ids })).not.toBeNull()
  expect((await offers.list())?.map(({ title }) => title)).toEqual(['Leto', 'Jar'])
  expect(await client.offers.attempt.reorder({ ids: ids.slice(1) })).toMatchObject({
    error: { status: 400 },
  })
})

test('a picture of a text is uploaded, described and removed', async () => {
  const { uploads } = client
  const [file] = (await uploads.uploadForText([{ blob: await picture(), name: 'text.jpg' }])) ?? []
  expect(file).toMatchObject({ name: 'text.jpg', alt: null })
  const id = file?.id ?? ''
  expect(await uploads.describe(id, { alt: 'Senník' })).toMatchObject({ alt: 'Senník' })
  expect(await uploads.delete(id)).toMatchObject({ id })
  expect(await uploads.attempt.delete(id)).toMatchObject({ error: { code: 'not_found' } })
})

test('a visitor sends a message and reads the own address', async () => {
  const { visitor, surveys: answered, pages } = aBrowser(api, origin).tab().client
  expect(await visitor.clientIp()).toEqual({ ip: '127.0.0.1' })
  const person = { name: 'Jana Nováková', email: 'jana@example.com' }
  expect(await visitor.sendContactMessage({ ...person, message: 'Máte voľno?' })).toEqual({ sent: true })
  expect(await visitor.sendHallDemand({ ...person, persons: 40 })).toEqual({ sent: true })
  expect(await client.resource(hallDemands).count({ is_new: true })).toBe(1)
  expect(await answered.ratings()).toMatchObject({ count: 0 })
  expect(await pages.pageSlugs()).toMatchObject({ 'blog-articles': [] })
})
