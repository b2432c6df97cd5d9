import { Secret, TOTP } from 'otpauth'

/** Parameters that every authenticator app supports: RFC 6238 with SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** RFC 4226 recommends 160 bits. */
const secretBytes = 20
/** Codes of the step before and after are accepted, because people type slowly and phones' clocks differ. */
const stepsAside = 1

/** A new secret for an authenticator app, in base32. */
export const newFactorSecret = (): string => new Secret({ size: secretBytes }).base32

/** The address that an authenticator app reads from the QR code; it shows `issuer` and `account`. */
export function factorAddress(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step of a code, counted in half minutes since 1970; null when the code is not valid now. */
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
