import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  encryptedKeyOf,
  issued,
  p12Of,
  passCertificates,
  pemOf,
} from '../../testing/files/pass-certificates.ts'
import { account, appleKeys, authority, base64, googleKeys, pass } from '../../testing/files/wallet-keys.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const store = (wallet: string, keys: object) => property.call('PUT', `/wallet-keys/${wallet}`, keys)

describe('keys of wallets', () => {
  test('of Apple are read with name and last day from the certificate, and never shown', async () => {
    expect((await store('apple', appleKeys)).body).toEqual([
      { wallet: 'apple', is_set: true, name: 'pass.sk.test.pobyt', expires_on: '2027-09-30' },
      { wallet: 'google', is_set: false, name: null, expires_on: null },
    ])
    const { rows } = await api.api.db.$client.query(
      `select row_to_json(s)::text as stored from global_settings s union all select row_to_json(h)::text from history h`,
    )
    const anywhere = [
      rows,
      (await property.call('GET', '/wallet-keys')).body,
      (await property.call('GET', '/global-settings')).body,
    ]
    expect(JSON.stringify(anywhere)).not.toMatch(/PRIVATE KEY|BEGIN CERTIFICATE/)
    expect(JSON.stringify(anywhere.at(-1))).not.toContain('wallet_keys')
  })

  test('of Apple are also taken as PEM with an encrypted key, and from a newer P12', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const foreign = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const pem = { ...appleKeys, certificate: base64(pemOf(pass)) }
    expect(await store('apple', { ...pem, private_key: base64(foreign) })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'certificate', code: 'key_mismatch' }] },
    })
    const encrypted = { ...pem, private_key: base64(encryptedKeyOf(pass, 'heslo')) }
    expect((await store('apple', encrypted)).status).toBe(200)
    expect(await store('apple', { ...encrypted, password: 'ine' })).toMatchObject({
      body: { fields: [{ path: 'password', code: 'wrong_password' }] },
    })
    const newer = { ...appleKeys, certificate: base64(p12Of(pass, 'heslo', 'aes256')) }
    expect((await store('apple', newer)).status).toBe(200)
  })

  const old = passCertificates('2027-01-31')
  const plain = issued({ CN: 'Penzión', O: 'Penzión' }, '2029-01-01', authority)
  test.each([
    ['a wrong password', { password: 'ine' }, 'password', 'wrong_password'],
    ['a file of another kind', { certificate: base64('obrázok') }, 'certificate', 'file_unreadable'],
    ['a certificate without its key', { certificate: base64(pemOf(pass)) }, 'private_key', 'required'],
    [
      'another kind of certificate',
      { certificate: base64(p12Of(plain, 'heslo')) },
      'certificate',
      'certificate_kind',
    ],
    [
      'an expired certificate',
      { certificate: base64(p12Of(old.pass, 'heslo')), intermediate: base64(pemOf(old.authority)) },
      'certificate',
      'certificate_expired',
    ],
    ['another issuer', { intermediate: base64(pemOf(old.authority)) }, 'intermediate', 'certificate_issuer'],
  ])('%s is refused', async (_name, wrong, path, code) => {
    expect(await store('apple', { ...appleKeys, ...wrong })).toMatchObject({
      status: 400,
      body: { fields: [{ path, code }] },
    })
  })

  test('of Google are refused without a key that signs', async () => {
    const other = { ...account, private_key: 'kľúč' }
    const wrong = { ...googleKeys, service_account: base64(JSON.stringify(other)) }
    expect(await store('google', wrong)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'service_account', code: 'file_unreadable' }] },
    })
    expect((await store('google', googleKeys)).status).toBe(200)
  })

  test('are an alert from 30 days before the end of the certificate', async () => {
    const alerts = async () =>
      ((await property.call('GET', '/dashboard')).body as { alerts: { kind: string }[] }).alerts
    const ofWallet = expect.objectContaining({ kind: 'wallet_certificate', count: 1 })
    expect(await alerts()).not.toContainEqual(ofWallet)
    const ending = passCertificates('2027-04-09')
    const { certificate, intermediate } = {
      certificate: base64(p12Of(ending.pass, '')),
      intermediate: base64(pemOf(ending.authority)),
    }
    expect((await store('apple', { certificate, intermediate })).status).toBe(200)
    expect(await alerts()).toContainEqual(ofWallet)
  })
})
