import { expect, test } from 'vitest'
import { requireStrongPassword } from './password-strength.ts'

const account = ['gazda.Jano', 'jan.hrasko@example.com']
const accepted = (password: string) => {
  try {
    requireStrongPassword(password, account)
    return true
  } catch {
    return false
  }
}

test.each([
  'kratke9',
  'password123',
  'P@ssw0rd2026',
  'Heslo123456!',
  'hesloheslo',
  'Slovensko1',
  '1234567890',
  '0987654321',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'qwertzuiop',
  'QwertyUiop',
  '1q2w3e4r5t',
  'Slniečko2026',
  'DvorPodLipami1',
  '!!!!!!!!!!!!',
  'mojgazda.jano',
  'jan.hrasko-2026',
])('%s is too easy', (password) => expect(accepted(password)).toBe(false))

test.each(['Jahodovy kolac 7', 'tamu-reko-lisa-vopi-dune-47', 'štyri kone v stajni', 'x9#Lq2vTz!'])(
  '%s is fine',
  (password) => expect(accepted(password)).toBe(true),
)
