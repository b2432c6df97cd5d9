import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { createElement as element } from 'react'
import { renderToString } from 'react-dom/server'

interface Card {
  slug: string
  title: string
  building: string
  capacity: number
  price: number
}

const statement = `select u.slug, u.title, o.title as building, u.capacity, min(p.price) as price
  from accommodation_units u join accommodation_objects o on o.id = u.accommodation_object
  join prices p on p.accommodation_unit = u.id group by u.id, o.id order by o."order", u."order", u.id`

/**
 * A route that reads all units by one prepared statement and renders a card of each by React, without a frame, a router
 * and data for the browser: the least that a page made anew can be.
 */
export function barePage(options: pg.PoolConfig): FastifyInstance {
  const pool = new pg.Pool({ ...options, max: 20 })
  pool.on('error', () => undefined)
  const app = fastify()
  app.addHook('onClose', () => pool.end())
  app.get('/ubytovanie', async (_request, reply) => {
    const { rows } = await pool.query<Card>({ name: 'cards', text: statement })
    return reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${renderToString(page(rows))}`)
  })
  return app
}

const page = (cards: readonly Card[]) =>
  element(
    'html',
    { lang: 'sk' },
    element('head', null, element('title', null, 'Ubytovanie')),
    element('body', null, element('main', null, element('ul', null, cards.map(card)))),
  )

const card = ({ slug, title, building, capacity, price }: Card) =>
  element(
    'li',
    { key: slug },
    element('a', { href: `/ubytovanie/${slug}` }, element('h3', null, title)),
    element('p', null, `${building} · ${capacity} osoby`),
    element('p', null, `od ${price / 100} €`),
  )
