import { execFileSync, spawnSync } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pemOf } from '../../testing/files/pass-certificates.ts'
import { googlePayload } from '../../testing/files/google-payload.ts'
import { isSignedBy, readPass } from '../../testing/files/read-pass.ts'
import { account, appleKeys, authority, googleKeys, pass, service } from '../../testing/files/wallet-keys.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({
    business_name: 'Dvor pod Lipami',
    street: 'Pod Lipami 12',
    postal_code: '034 99',
    city: 'Horné Podlipie',
    phone: '+421 900 000 012',
    latitude: 49.1,
    longitude: 19.3,
  })
  for (const [wallet, keys] of Object.entries({ apple: appleKeys, google: googleKeys }))
    await property.call('PUT', `/wallet-keys/${wallet}`, keys)
})
afterAll(() => api.close())

const bookStay = async () =>
  book(api, [aStay(await property.addUnit({ title: 'Apartmán Pod krovom' }), '2027-06-04', '2027-06-07')], {
    payment_method: 'on_site',
  })
const fetched = (token: string, file: string) =>
  api.app.inject({ url: `/api/reservation-details/${token}/${file}` })
const walletsOf = async (token: string) =>
  ((await api.call('GET', `/reservation-details/${token}`)).body as { wallets: string[] }).wallets

describe('passes', () => {
  test('for Apple are signed, whole, and follow a change of the stay', async () => {
    const { token, number } = await bookStay()
    expect(await walletsOf(token)).toEqual(['apple', 'google'])
    const answer = await fetched(token, 'wallet.pkpass')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/vnd.apple.pkpass'])
    const { names, isWhole, pass: content, manifest, signature } = readPass(answer.rawPayload)
    expect([names, isWhole]).toEqual([['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json'], true])
    expect(isSignedBy(pemOf(pass), manifest, signature)).toBe(true)
    expect(isSignedBy(pemOf(pass), Buffer.from('{}'), signature)).toBe(false)
    const url = `http://127.0.0.1:3000/rezervacia-detail/${token}`
    expect(content).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.sk.test.pobyt',
      teamIdentifier: 'TEAM123456',
      organizationName: 'Dvor pod Lipami',
      logoText: 'Dvor pod Lipami',
      backgroundColor: 'rgb(31, 61, 43)',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: url, altText: number }],
      relevantDate: '2027-06-04T12:00:00.000Z',
      expirationDate: '2027-06-07T08:00:00.000Z',
      locations: [{ latitude: 49.1, longitude: 19.3 }],
    })
    const shown = JSON.stringify(content)
    for (const text of [
      '4. 6. 2027, od 14:00',
      '7. 6. 2027, do 10:00',
      'Apartmán Pod krovom',
      '2 dospelí',
      'Pod Lipami 12, 034 99 Horné Podlipie',
      '+421 900 000 012',
    ])
      expect(shown.replaceAll('\u00a0', ' ')).toContain(text)
    const [first] = (await fetched(token, 'google-wallet')).headers.location?.toString().split('?') ?? []
    const detail = (await api.call('GET', `/reservation-details/${token}`)).body as {
      stays: { id: string }[]
    }
    const stay = { id: detail.stays[0]?.id, arrival: '2027-06-05', departure: '2027-06-07', adults: 2 }
    const change = (more: object) =>
      api.call('POST', `/reservation-details/${token}/changes`, { body: { stays: [stay], ...more } })
    const { price } = (await change({ dry_run: true })).body as { price: { total: number } }
    expect((await change({ expected_total: price.total })).status).toBe(200)
    const after = readPass((await fetched(token, 'wallet.pkpass')).rawPayload).pass
    expect([after.serialNumber, after.relevantDate]).toEqual([
      content.serialNumber,
      '2027-06-05T12:00:00.000Z',
    ])
    expect((await fetched(token, 'google-wallet')).headers.location).not.toBe(first)
  })

  test.skipIf(spawnSync('openssl', ['version']).error)('for Apple are accepted by OpenSSL', async () => {
    const { token } = await bookStay()
    const { manifest, signature } = readPass((await fetched(token, 'wallet.pkpass')).rawPayload)
    const folder = await mkdtemp(join(tmpdir(), 'dvor-pass-'))
    const at = (name: string) => join(folder, name)
    await Promise.all([
      writeFile(at('manifest'), manifest),
      writeFile(at('signature'), signature),
      writeFile(at('authority.pem'), pemOf(authority)),
    ])
    const read = execFileSync(
      'openssl',
      [
        'smime',
        '-verify',
        '-inform',
        'DER',
        '-in',
        at('signature'),
        '-content',
        at('manifest'),
        '-binary',
        '-purpose',
        'any',
        '-CAfile',
        at('authority.pem'),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    expect(read.equals(manifest)).toBe(true)
    await rm(folder, { recursive: true })
  })

  test('for Google are a short token that the account signed', async () => {
    const { token, number } = await bookStay()
    const answer = await fetched(token, 'google-wallet')
    expect(answer.statusCode).toBe(302)
    const signed = answer.headers.location?.toString().replace('https://pay.google.com/gp/v/save/', '') ?? ''
    expect(signed.length).toBeLessThanOrEqual(1800)
    const { payload, protectedHeader } = await jwtVerify(
      signed,
      createPublicKey(service.publicKey.export({ type: 'spki', format: 'pem' })),
      {
        issuer: account.client_email,
        audience: 'google',
        currentDate: api.clock.now(),
      },
    )
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload).toMatchObject({ typ: 'savetowallet', iat: api.clock.now().getTime() / 1000 })
    const [pass] = googlePayload.parse(payload.payload).genericObjects
    expect(pass.barcode.alternateText).toBe(number)
    expect(pass.validTimeInterval).toEqual({ end: { date: '2027-06-07T08:00:00.000Z' } })
    expect(pass.id).toContain(`${googleKeys.issuer_id}.${number}-`)
    expect(pass.textModulesData.map(({ header }) => header)).toEqual(
      expect.arrayContaining(['Príchod', 'Odchod', 'Adresa']),
    )
  })

  test('are linked in the confirmation, and not given for a cancelled reservation or without keys', async () => {
    const { token } = await bookStay()
    const { rows } = await api.api.db.$client.query<{ html: string }>(
      `select body as html from outgoing_emails where key = 'reservation_confirmed' order by position desc limit 1`,
    )
    expect(rows[0]?.html).toContain(`/api/reservation-details/${token}/wallet.pkpass`)
    expect(rows[0]?.html).toContain('Pridať do Google Peňaženky')
    await property.call('DELETE', '/wallet-keys/google')
    expect(await walletsOf(token)).toEqual(['apple'])
    expect((await fetched(token, 'google-wallet')).statusCode).toBe(404)
    expect((await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })).status).toBe(
      200,
    )
    expect(await walletsOf(token)).toEqual([])
    expect((await fetched(token, 'wallet.pkpass')).statusCode).toBe(404)
  })
})
