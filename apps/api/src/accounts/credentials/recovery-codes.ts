import { createHash, randomInt } from 'node:crypto'

const codes = 10
const groups = 5
const perGroup = 5
/** Without i, l, o and 0, 1, which look alike on paper; 25 of these have 123 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const letter = () => letters.charAt(randomInt(letters.length))
const group = () => Array.from({ length: perGroup }, letter).join('')

/** Creates ten codes for the loss of the phone, in groups that can be copied from paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () => Array.from({ length: groups }, group).join('-'))

/**
 * Hash under which a recovery code is stored; its 123 random bits need no slow hash (OWASP ASVS 5, 6.5.2). Spaces,
 * dashes and letter case are ignored.
 */
export function hashRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(plain).digest('base64url')
}
