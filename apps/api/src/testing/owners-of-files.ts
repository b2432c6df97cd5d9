import { buildProperty } from './test-property.ts'
import { addUser } from './sign-in.ts'
import type { TestApi } from './test-api.ts'

/** A record of every collection with files, by the `ref` of its uploads. */
export async function ownersOfFiles(api: TestApi): Promise<Record<string, string>> {
  const property = await buildProperty(api)
  const gallery = await property.add('galleries', { title: 'Dvor' })
  const [block] = (await property.call('GET', '/text-blocks?_limit=1')).body as [{ id: string }]
  const settings = (await property.call('GET', '/global-settings')).body as { id: string }
  const service = { title: 'Sauna', price: 1500, price_unit: 'person', vat_kind: 'other' }
  return {
    'accommodation-unit': property.unit,
    'accommodation-object': await property.add('accommodation-objects', { title: 'Stodola' }),
    'gallery-image': await property.add('gallery-images', { active: true, gallery }),
    'image-blog-article': await property.add('image-blog-articles', { title: 'Syry' }),
    'seasonal-offer': await property.add('seasonal-offers', { title: 'Leto na dvore' }),
    'text-block': block.id,
    activities: await property.add('activities', { title: 'Jazda na koni', kind: 'farm' }),
    document: await property.add('documents', { title: 'Cenník' }),
    'blog-article': await property.add('blog-articles', { title: 'Prvé jahňatá' }),
    hall: await property.add('halls', { title: 'Humno' }),
    service: await property.add('services', service),
    product: await property.add('products', { title: 'Med', kind: 'farm', price: 900, vat_kind: 'food' }),
    task: await property.add('tasks', { title: 'Opraviť kohútik' }),
    'lost-item': await property.add('lost-items', { title: 'Dáždnik' }),
    user: (await addUser(api, 'authenticated')).id,
    'global-settings': settings.id,
  }
}
