import sharp from 'sharp'
import type { InstallationStores } from '../features/backups/make-backup.ts'
import type { S3Settings } from '../platform/s3-client.ts'
import { actAtGateway, aStay, book, buildProperty, type TestProperty } from './test-property.ts'
import { addRide, aSeat, holdSeats } from './a-service.ts'
import { startTestApi, type TestApi } from './test-api.ts'
import { uploadForm } from './upload-form.ts'
import { adminToken } from './sign-in.ts'

export const testSecret = 'a secret for tests only, long enough to derive keys from'

export interface FilledProperty {
  api: TestApi
  property: TestProperty
  stores: InstallationStores
  /** Adds a picture to a new object; its url. */
  addPicture(): Promise<string>
}

/** A property with something of everything: paid and open stays, a cancelled one, seats, cash, a closure, pictures. */
export async function openFilledProperty(s3?: S3Settings): Promise<FilledProperty> {
  const api = await startTestApi({ s3, appSecret: testSecret })
  const property = await buildProperty(api)
  const stores = { pool: api.connection, dataDir: api.dataDir, s3, appSecret: testSecret }
  const token = await adminToken(api)
  const addPicture = async () => {
    const refId = await property.add('accommodation-objects', { title: `Dom ${crypto.randomUUID()}` })
    const content = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#1F3D2B' } })
      .jpeg()
      .toBuffer()
    const form = uploadForm([{ name: 'Dvor.jpg', content }], {
      ref: 'accommodation-object',
      refId,
      field: 'image',
    })
    const { status, body } = await api.call('POST', '/upload', { ...form, token })
    if (status !== 200) throw new Error(JSON.stringify(body))
    await api.api.settle()
    return (body as [{ url: string }])[0].url
  }
  await fill(api, property)
  await addPicture()
  return { api, property, stores, addPicture }
}

async function fill(api: TestApi, property: TestProperty): Promise<void> {
  const paid = await book(api, [aStay(property.unit, '2027-05-01', '2027-05-04')])
  await actAtGateway(api, paid.payment_url, 'pay')
  await requestDeposit(property, await bookByTransfer(api, await property.addUnit()))
  const cancelled = await book(api, [aStay(property.unit, '2027-06-01', '2027-06-04')], {
    payment_method: 'on_site',
  })
  await property.call('PUT', `/reservations/${await idOf(property, cancelled.token)}`, { state: 'cancelled' })
  const frontDesk = await book(api, [aStay(property.unit, '2027-07-01', '2027-07-04')], {
    payment_method: 'on_site',
  })
  await property.call('POST', `/reservations/${await idOf(property, frontDesk.token)}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: 5000,
  })
  await holdSeats(api, [aSeat(await addRide(property), 2)])
  await property.add('closures', {
    accommodation_unit: property.unit,
    day_from: '2027-09-01',
    day_to: '2027-09-03',
    reason: 'Maľovanie\tstien\\N a "okien"\n– druhý riadok',
  })
}

async function bookByTransfer(api: TestApi, unit: string): Promise<string> {
  const stay = aStay(unit, '2027-05-01', '2027-05-03')
  return (await book(api, [stay], { payment_method: 'transfer' })).token
}

/** A document that asks for less than the whole. */
async function requestDeposit(property: TestProperty, token: string): Promise<void> {
  const path = `/reservations/${await idOf(property, token)}/documents`
  const { status, body } = await property.call('POST', path, { kind: 'deposit_request' })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

async function idOf(property: TestProperty, token: string): Promise<string> {
  const { body } = await property.call('GET', `/reservations?token=${token}`)
  return (body as { id: string }[])[0]?.id ?? ''
}
