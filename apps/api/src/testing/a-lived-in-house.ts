import sharp from 'sharp'
import type { HouseStores } from '../features/backups/make-backup.ts'
import type { S3Settings } from '../platform/s3-client.ts'
import { actAtGateway, aStay, book, buildHouse, type House } from './a-house.ts'
import { addRide, aSeat, holdSeats } from './a-service.ts'
import { startTestApi, type TestApi } from './test-api.ts'
import { uploadForm } from './upload-form.ts'
import { adminToken } from './sign-in.ts'

export const testSecret = 'a secret for tests only, long enough to derive keys from'

export interface LivedInHouse {
  api: TestApi
  house: House
  stores: HouseStores
  /** Adds a picture to a new object; its url. */
  addPicture(): Promise<string>
}

/** A house with something of everything: paid and open stays, a cancelled one, seats, cash, a closure, pictures. */
export async function openLivedInHouse(s3?: S3Settings): Promise<LivedInHouse> {
  const api = await startTestApi({ s3, appSecret: testSecret })
  const house = await buildHouse(api)
  const stores = { pool: api.connection, dataDir: api.dataDir, s3, appSecret: testSecret }
  const token = await adminToken(api)
  const addPicture = async () => {
    const refId = await house.add('accommodation-objects', { title: `Dom ${crypto.randomUUID()}` })
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
  await fill(api, house)
  await addPicture()
  return { api, house, stores, addPicture }
}

async function fill(api: TestApi, house: House): Promise<void> {
  const paid = await book(api, [aStay(house.unit, '2027-05-01', '2027-05-04')])
  await actAtGateway(api, paid.payment_url, 'pay')
  await requestDeposit(house, await bookByTransfer(api, await house.addUnit()))
  const cancelled = await book(api, [aStay(house.unit, '2027-06-01', '2027-06-04')], {
    payment_method: 'on_site',
  })
  await house.call('PUT', `/reservations/${await idOf(house, cancelled.token)}`, { state: 'cancelled' })
  const desk = await book(api, [aStay(house.unit, '2027-07-01', '2027-07-04')], { payment_method: 'on_site' })
  await house.call('POST', `/reservations/${await idOf(house, desk.token)}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: 5000,
  })
  await holdSeats(api, [aSeat(await addRide(house), 2)])
  await house.add('closures', {
    accommodation_unit: house.unit,
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
async function requestDeposit(house: House, token: string): Promise<void> {
  const path = `/reservations/${await idOf(house, token)}/documents`
  const { status, body } = await house.call('POST', path, { kind: 'deposit_request' })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

async function idOf(house: House, token: string): Promise<string> {
  const { body } = await house.call('GET', `/reservations?token=${token}`)
  return (body as { id: string }[])[0]?.id ?? ''
}
