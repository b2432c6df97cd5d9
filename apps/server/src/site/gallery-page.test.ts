import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stamps, startSmallSite, type SmallSite } from '../testing/small-site.ts'

let site: SmallSite

beforeAll(async () => {
  site = await startSmallSite()
})
afterAll(() => site.app.close())

const file = { url: '/uploads/lipa.jpg', mime: 'image/jpeg', alt: 'Lipa', width: 800, height: 600 }
const idOf = (number: number) => `b0a7c6c2-0000-4000-8000-${String(number).padStart(12, '0')}`
const fill = (galleries: number, pictures: number) => {
  const rows = Array.from({ length: galleries }, (_, index) => ({
    ...stamps,
    id: idOf(index),
    slug: `galeria-${index + 1}`,
    title: `Galéria ${index + 1}`,
    description: null,
  }))
  const images = Array.from({ length: pictures }, (_, index) => ({
    ...stamps,
    id: idOf(index),
    alt: `Obrázok ${index + 1}`,
    image: { ...file, formats: [], placeholder: null },
  }))
  site.answers.set('galleries', { status: 200, body: rows })
  site.answers.set('gallery-images', { status: 200, body: images })
  site.changed()
}
const get = (url: string) => site.app.inject({ url })
const picturesIn = (body: string) => body.match(/aria-label="Zväčšiť obrázok/g)?.length ?? 0

describe('galleries with more pictures than a page bears', () => {
  beforeEach(() => site.settle())

  test('show their first ones and lead to all of them by a plain link', async () => {
    fill(1, 13)
    const { statusCode, body } = await get('/galeria')
    expect([statusCode, picturesIn(body)]).toEqual([200, 12])
    expect(body).toContain('href="/galeria?galeria=galeria-1"')
  })

  test('have pages with addresses of their own', async () => {
    fill(1, 61)
    const { body } = await get('/galeria?galeria=galeria-1')
    expect(picturesIn(body)).toBe(60)
    expect(body).toContain('href="/galeria?galeria=galeria-1&amp;strana=2"')
    expect(body).toContain('rel="canonical" href="https://dvor.example/galeria?galeria=galeria-1"')
  })

  test('more galleries than a page bears go on behind a link', async () => {
    fill(9, 1)
    const { body } = await get('/galeria')
    expect(picturesIn(body)).toBe(8)
    expect(body).toContain('href="/galeria?strana=2"')
  })

  test('a small gallery has no such link', async () => {
    fill(1, 2)
    expect((await get('/galeria')).body).not.toContain('/galeria?')
  })

  test.each(['?galeria=Nie!', '?strana=0', '?galeria=galeria-1&strana=2', '?galeria=ina'])(
    '%s is a 404 when nothing stands there',
    async (query) => {
      fill(0, 0)
      expect((await get(`/galeria${query}`)).statusCode).toBe(404)
    },
  )
})
