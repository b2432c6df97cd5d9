import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A device as a push service knows it, with the keys that only its browser has. */
export interface PushDevice {
  readonly input: { endpoint: string; p256dh: string; auth: string; language: 'sk' | 'en' }
  /** Decrypts what arrives (RFC 8291, aes128gcm). */
  open(body: Buffer): unknown
}

export function makeDevice(endpoint: string): PushDevice {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    input: { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url'), language: 'sk' },
    open: (body) => {
      const salt = body.subarray(0, 16)
      const start = 21 + (body[20] ?? 0)
      const sender = body.subarray(21, start)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const secret = derive(keys.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const opening = createDecipheriv(
        'aes-128-gcm',
        key,
        derive(secret, salt, 'Content-Encoding: nonce\0', 12),
      )
      opening.setAuthTag(body.subarray(-16))
      const padded = Buffer.concat([opening.update(body.subarray(start, -16)), opening.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}
