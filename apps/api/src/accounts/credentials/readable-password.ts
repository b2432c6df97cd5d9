import { randomInt } from 'node:crypto'

const consonants = 'bdfghjklmnprstvz'
const vowels = 'aeiou'
const syllables = 10

const pick = (letters: string) => letters[randomInt(letters.length)] ?? ''

/** A random password that can be read aloud and typed, such as `tamu-reko-lisa-vopi-dune-47`: 70 bits. */
export function readablePassword(): string {
  const spoken = Array.from({ length: syllables }, () => pick(consonants) + pick(vowels)).join('')
  const words = spoken.match(/.{4}/g) ?? []
  return [...words, String(randomInt(10, 100))].join('-')
}
