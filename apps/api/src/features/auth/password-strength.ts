import { ApiError } from '../../platform/errors.ts'
import { weakWords } from './weak-words.ts'

const leastLength = 10
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
]
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** `P@ssw0rd` as `password`. */
const unmasked = (text: string) => text.replace(/[013457@$!]/g, (mark) => lookalikes[mark] ?? mark)

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** What is left of `hesloheslo` when the repetition is taken away. */
function unrepeated(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text
}

const reversed = (text: string) => [...text].reverse().join('')
const isRun = (text: string) => runs.some((run) => run.includes(text) || reversed(run).includes(text))

function isCommon(password: string): boolean {
  const plain = fold(password)
  const cores = [letters(plain), letters(unmasked(trimmed(plain))), letters(unmasked(plain))]
  const bare = unrepeated(plain)
  // Three different characters or fewer, however many of them.
  if (new Set(plain).size <= 3 || isRun(plain) || bare.length <= 3 || isRun(bare)) return true
  return cores.some((core) => core === '' || weakWords.has(core) || weakWords.has(unrepeated(core)))
}

/** Whether the name or the address of the account makes up the password. */
function isAboutAccount(password: string, account: readonly string[]): boolean {
  const plain = fold(password)
  const names = account.flatMap((name) => [name, name.split('@')[0] ?? '']).map(fold)
  return names.some((name) => name.length >= 4 && plain.includes(name))
}

/**
 * Refuses a password that is too short, common, or made of the account's own name or address.
 * @throws ApiError `password_weak`
 */
export function requireStrongPassword(password: string, account: readonly string[]): void {
  const weak = [...password].length < leastLength || isCommon(password) || isAboutAccount(password, account)
  if (weak)
    throw new ApiError('password_weak', 'This password is too easy to guess', {
      fields: [{ path: 'password', code: 'invalid_value' }],
    })
}
