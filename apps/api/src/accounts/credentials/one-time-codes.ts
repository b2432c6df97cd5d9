import { Secret, TOTP } from 'otpauth'

/** What every application understands: RFC 6238 with SHA-1, six digits, half a minute. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20
/** A code of the half minute before or after will do: people type slowly and phones' clocks differ. */
const stepsAside = 1

/** A secret to share with an application, in base32. */
export const newFactorSecret = (): string => new Secret({ size: secretBytes }).base32

/** The address that an application reads from the QR code; `issuer` and `account` are what it shows. */
export function factorAddress(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** The half minute since 1970 whose code this is, null when it is not of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const aside = TOTP.validate({
    ...form,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: stepsAside,
  })
  return aside === null ? null : TOTP.counter({ period: form.period, timestamp }) + aside
}
