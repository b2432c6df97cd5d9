import { defaultPalette } from '@dvor/contract/values/palette.ts'
import fastify from 'fastify'
import { rewrittenRequests } from '../http/rewritten-requests.ts'
import { openRushGate } from '../rush/rush-gate.ts'
import { createReadCache } from '../page-cache/cache-public-reads.ts'
import { mountSite } from '../site/site-mount.ts'

export const stamps = { id: 'b0a7c6c2-0000-4000-8000-000000000001', createdAt: '', updatedAt: '' }
export const settings = {
  ...stamps,
  business_name: 'Dvor pod Lipami',
  email: 'a@b.sk',
  colour_primary: defaultPalette.primary,
  colour_accent: defaultPalette.accent,
  colour_paper: defaultPalette.paper,
  logo: null,
  icon: null,
  check_in_from: '14:00',
  check_out_until: '10:00',
  payment_schedule: null,
  latitude: 49.1462,
  longitude: 19.3418,
  hidden_languages: [],
  sample_mode: true,
  open_to_search: false,
  hidden_pages: [],
  menu_order: [],
}
/** A building with everything that an owner can say about it. */
export const building = {
  ...stamps,
  title: 'Starý dom',
  slug: 'stary-dom',
  short_description: null,
  description: '<p>Múry hrubé sedemdesiat centimetrov.</p>',
  image: {
    url: '/uploads/dom.jpg',
    alt: 'Biely dom so zelenými okenicami',
    width: 1600,
    height: 1200,
    placeholder: null,
    formats: [],
  },
  address: 'Pod Lipami 12',
  latitude: 49.1462,
  longitude: 19.3418,
  check_in_from: '15:30',
  check_out_until: null,
  active: true,
}
export const block = (content: string) => ({
  ...stamps,
  mark: 'terms-content',
  title: 'Podmienky',
  content,
  image: null,
})

/** Bearer with which the API answers `forOwner`. */
export const ownersBearer = 'Bearer owner'

interface Answer {
  status: number
  body: unknown
  /** Answer to the owner, where it differs. */
  forOwner?: unknown
}

export type SmallSite = Awaited<ReturnType<typeof startSmallSite>>

/** The real site over a small API of the same shape, whose answers each test sets by the collection's name. */
export async function startSmallSite({ dev = false } = {}) {
  const answers = new Map<string, Answer>()
  const app = fastify(rewrittenRequests)
  const listeners: { content?: () => void; nights?: () => void } = {}
  const site = {
    app,
    answers,
    /** Addresses of the visitors for whom the API was asked. */
    seenAddresses: [] as string[],
    /** Reports a commit of content, or of a booking. */
    changed: () => listeners.content?.(),
    booked: () => listeners.nights?.(),
    /** Back to a property with one text. */
    settle() {
      site.seenAddresses = []
      answers.set('global-settings', { status: 200, body: settings })
      answers.set('documents', { status: 200, body: [] })
      answers.set('rate-plans', { status: 200, body: [] })
      answers.set('text-blocks', { status: 200, body: [block('<p>Prvé znenie</p>')] })
      site.changed()
    },
  }
  await app.register(
    async (api) => {
      api.get('/:name', (request, reply) => {
        site.seenAddresses.push(request.ip)
        const answer = answers.get((request.params as { name: string }).name)
        const isOwner = request.headers.authorization === ownersBearer
        const body = isOwner ? (answer?.forOwner ?? answer?.body) : answer?.body
        return reply.code(answer?.status ?? 404).send(body ?? { code: 'not_found', message: '' })
      })
      api.get('/accommodation-units/:id/calendar', (_request, reply) => {
        const answer = answers.get('calendar')
        return reply.code(answer?.status ?? 404).send(answer?.body)
      })
      api.get('/former-slugs/:collection/:slug', (request, reply) => {
        const answer = answers.get(`former ${(request.params as { slug: string }).slug}`)
        return reply.code(answer?.status ?? 404).send(answer?.body)
      })
      api.get('/accommodation-objects/:id', (_request, reply) => {
        const answer = answers.get('accommodation-object')
        return reply.code(answer?.status ?? 404).send(answer?.body)
      })
      api.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not_found', message: '' }))
    },
    { prefix: '/api' },
  )
  const api = {
    onContentChange: (listener: () => void) => void (listeners.content = listener),
    onNightsChange: (listener: () => void) => void (listeners.nights = listener),
    upToDate: () => true,
  }
  await mountSite(app, {
    api,
    dev,
    publicUrl: 'https://dvor.example',
    gate: await openRushGate(app),
    reads: createReadCache({ ...api, onContentChange: () => undefined }),
  })
  return site
}
