import { generateKeyPairSync } from 'node:crypto'
import { p12Of, passCertificates, pemOf } from './pass-certificates.ts'

export const { authority, pass } = passCertificates()
/** A file as the back office sends it. */
export const base64 = (content: Buffer | string) => Buffer.from(content).toString('base64')
export const appleKeys = {
  certificate: base64(p12Of(pass, 'heslo')),
  password: 'heslo',
  intermediate: base64(pemOf(authority)),
}

export const service = generateKeyPairSync('rsa', { modulusLength: 2048 })
const serviceKey = service.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
export const account = {
  type: 'service_account',
  client_email: 'penazenka@dvor-pod-lipami-web.iam.gserviceaccount.com',
  private_key: serviceKey,
}
export const googleKeys = {
  issuer_id: '3388000000022123456',
  service_account: base64(JSON.stringify(account)),
}
