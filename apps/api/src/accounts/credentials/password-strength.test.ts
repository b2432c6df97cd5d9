import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { requireStrongPassword } from './password-strength.ts'

const account = ['gazda.Jano', 'jan.hrasko@example.com']
const accepted = (password: string) =>
  requireStrongPassword(password, account).then(
    () => true,
    () => false,
  )

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
  'usuckballz1',
  'Manchester2027',
  'm@nch3ster!!',
  'vinogradov',
])('%s is refused as too easy', async (password) => expect(await accepted(password)).toBe(false))

test.each(['Jahodovy kolac 7', 'tamu-reko-lisa-vopi-dune-47', 'štyri kone v stajni', 'x9#Lq2vTz!'])(
  '%s is accepted',
  async (password) => expect(await accepted(password)).toBe(true),
)

test.each([
  ['Chata Kamzík 2027', false],
  ['chatakamzikchatakamzik', false],
  ['Chata pod Kamzíkom', true],
])('at Chata Kamzík %s is accepted: %s', async (password, isAccepted) => {
  const refused = requireStrongPassword(password, account, 'Chata Kamzík')
  await (isAccepted ? refused : expect(refused).rejects.toMatchObject({ code: 'password_weak' }))
})

test('refuses the most common leaked passwords, as they are or with a year appended', async () => {
  const common = [...(await commonPasswords())]
  expect(common.length).toBeGreaterThan(40_000)
  const dated = common.slice(0, 5000).map((password) => `${password}2026`)
  const chosen = [...common, ...dated].filter(({ length }) => length >= 10)
  expect(chosen.length).toBeGreaterThan(5000)
  const passed: string[] = []
  for (const password of chosen) if (await accepted(password)) passed.push(password)
  expect(passed).toEqual([])
})
