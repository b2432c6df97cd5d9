import { buildHouse } from './a-house.ts'
import { addUser } from './sign-in.ts'
import type { TestApi } from './test-api.ts'

/** A record of every collection that takes files, by the `ref` of its uploads. */
export async function ownersOfFiles(api: TestApi): Promise<Record<string, string>> {
  const house = await buildHouse(api)
  const gallery = await house.add('galleries', { title: 'Dvor' })
  const [block] = (await house.call('GET', '/text-blocks?_limit=1')).body as [{ id: string }]
  const settings = (await house.call('GET', '/global-settings')).body as { id: string }
  const service = { title: 'Sauna', price: 1500, price_unit: 'person', vat_kind: 'other' }
  return {
    'accommodation-unit': house.unit,
    'accommodation-object': await house.add('accommodation-objects', { title: 'Stodola' }),
    'gallery-image': await house.add('gallery-images', { active: true, gallery }),
    'image-blog-article': await house.add('image-blog-articles', { title: 'Syry' }),
    'seasonal-offer': await house.add('seasonal-offers', { title: 'Leto na dvore' }),
    'text-block': block.id,
    activities: await house.add('activities', { title: 'Jazda na koni', kind: 'farm' }),
    document: await house.add('documents', { title: 'Cenník' }),
    'blog-article': await house.add('blog-articles', { title: 'Prvé jahňatá' }),
    hall: await house.add('halls', { title: 'Humno' }),
    service: await house.add('services', service),
    user: (await addUser(api, 'authenticated')).id,
    'global-settings': settings.id,
  }
}
