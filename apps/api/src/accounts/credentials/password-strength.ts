import { foldText } from '@dvor/format/slug.ts'
import { ApiError } from '../../platform/errors.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * Words that the most used passwords are built on, from public lists of leaked ones, and their Slovak and Czech
 * counterparts; lower case, without accents. A password counts as common when it consists of one of them and of digits
 * and marks.
 */
const weakWords = new Set(
  `password passwort passw passwd pass secret geheim letmein welcome login admin administrator root user guest test
  testing tester demo default changeme change master monkey dragon football baseball basketball hockey soccer
  superman batman spiderman pokemon starwars matrix shadow sunshine princess iloveyou love lovely lover flower
  butterfly chocolate cookie cheese banana orange pepper ginger summer winter spring autumn january february
  michael jennifer jessica thomas charlie jordan ashley daniel andrew joshua matthew nicole hannah samantha
  freedom whatever trustno computer internet samsung google facebook instagram microsoft windows android apple
  killer hunter ranger buster tigger bailey maggie mustang harley yamaha ferrari mercedes porsche
  corvette qwerty qwertz qwertyui qwertyuiop qwertzuiop qwertzui asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm
  yxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qweqwe asdasd abc abcd abcde abcdef abcdefg abcdefgh abcdefghij
  heslo hesielko mojeheslo tajneheslo tajne tajomstvo spravca pouzivatel majitel recepcia vstup otvorsa vitajte vitaj
  ahoj ahojky ahojahoj servus nazdar dobryden milujemta milacik laska laskamoja zlatko zlaticko miska macka macicka
  psik havko slniecko slnko hviezda hviezdicka kvet kvetinka ruza motyl drak vlk medved jelen konik kon kravicka
  slovensko slovakia slovak bratislava kosice presov zilina nitra trnava trencin banskabystrica tatry vysoketatry
  dunaj orava liptov spis zahorie slovan sparta hokej futbal skoda skodovka octavia fabia
  peter jozef martin tomas michal lukas marek milan pavol robert roman stefan vladimir zuzana katarina lucia monika
  veronika martina barbora kristina jana maria anna eva michaela natalia dominika
  leto zima jar jesen pondelok nedela vianoce januar februar rodina mamicka ocko babka dedko
  penzion ubytovanie hotel chata chalupa drevenica gazda gazdovstvo dvor dvorpodlipami podlipami lipa lipy rezervacia
  domov dom praca kaviaren kava pivo vino slivovica borovicka halusky bryndza`.split(/\s+/),
)

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

/** `P@ssw0rd` → `password`. */
const unmasked = (text: string) => text.replace(/[013457@$!]/g, (mark) => lookalikes[mark] ?? mark)

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** A repeated text once: `hesloheslo` → `heslo`. */
function unrepeated(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text
}

const reversed = (text: string) => [...text].reverse().join('')
const isRun = (text: string) => runs.some((run) => run.includes(text) || reversed(run).includes(text))

function isCommon(password: string): boolean {
  const plain = foldText(password)
  const cores = [letters(plain), letters(unmasked(trimmed(plain))), letters(unmasked(plain))]
  const bare = unrepeated(plain)
  // Three different characters or fewer, whatever the length.
  if (new Set(plain).size <= 3 || isRun(plain) || bare.length <= 3 || isRun(bare)) return true
  return cores.some((core) => core === '' || weakWords.has(core) || weakWords.has(unrepeated(core)))
}

/** Texts left when digits and marks at both ends are removed step by step, down to half of the length. */
function* coresOf(text: string): Generator<string> {
  const head = /^[^\p{L}]*/u.exec(text)?.[0].length ?? 0
  const tail = /[^\p{L}]*$/u.exec(text)?.[0].length ?? 0
  for (let from = 0; from <= head; from++)
    for (let to = text.length; to >= text.length - tail && 2 * (to - from) >= text.length; to--)
      yield text.slice(from, to)
}

/** Whether the password, or the greater part of it between digits and marks, is on a list of leaked passwords. */
function isListed(password: string, listed: ReadonlySet<string>): boolean {
  const plain = foldText(password)
  const readings = new Set([plain, unmasked(plain), unmasked(trimmed(plain)), unrepeated(plain)])
  return [...readings].some((text) => coresOf(text).some((core) => listed.has(core)))
}

/** Whether the password is made up of the account's name or e-mail address. */
function isAboutAccount(password: string, account: readonly string[]): boolean {
  const plain = foldText(password)
  const names = account.flatMap((name) => [name, name.split('@')[0] ?? '']).map(foldText)
  return names.some((name) => name.length >= 4 && plain.includes(name))
}

/** Whether the letters of the password are those of the property's name. */
const isPropertyName = (password: string, property: string): boolean =>
  property !== '' && unrepeated(letters(foldText(password))) === letters(foldText(property))

/**
 * Refuses a password that is too short, common, or made of the account's own name or address, or of the name of the
 * property (OWASP ASVS 5, 6.2). @param property the business name; empty where it is not known yet @throws ApiError
 * `password_weak`
 */
export async function requireStrongPassword(
  password: string,
  account: readonly string[],
  property = '',
): Promise<void> {
  const isAboutOwner = isAboutAccount(password, account) || isPropertyName(password, property)
  const isEasy = [...password].length < leastLength || isCommon(password) || isAboutOwner
  if (isEasy || isListed(password, await commonPasswords()))
    throw new ApiError('password_weak', 'This password is too easy to guess', {
      fields: [{ path: 'password', code: 'invalid_value' }],
    })
}
