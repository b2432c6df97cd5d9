import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, slugify } from './slug.ts'
import { compareText, sortedByText } from './sort.ts'

describe('Slovak order', () => {
  it('puts ch after h, č after c, ž last, and numbers by value', () => {
    const words = ['žaba', 'chata', 'hora', 'Čerešňa', 'cesta', 'izba 10', 'izba 2', 'dom']
    expect(sortedByText(words, (word) => word)).toEqual([
      'cesta',
      'Čerešňa',
      'dom',
      'hora',
      'chata',
      'izba 2',
      'izba 10',
      'žaba',
    ])
  })
  it('leaves the given list alone', () => {
    const words = ['b', 'a']
    sortedByText(words, (word) => word)
    expect(words).toEqual(['b', 'a'])
    expect(compareText('a', 'a')).toBe(0)
  })
})

describe('slugs', () => {
  it.each([
    ['Drevenica pri potoku', 'drevenica-pri-potoku'],
    ['Ľúbivý džbán: ťažká vôňa ŕ ĺ', 'lubivy-dzban-tazka-vona-r-l'],
    ['  Izba č. 4 (Lipa) ', 'izba-c-4-lipa'],
    ['Straße Łódź', 'strasse-lodz'],
    ['***', ''],
  ])('of %s', (title, slug) => expect(slugify(title)).toBe(slug))

  it('of anything are empty or fit into an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        expect(slugify(title)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slugify(title).length).toBeLessThanOrEqual(120)
        expect(slugify(slugify(title))).toBe(slugify(title))
      }),
    )
  })
  it('share the folding with the search', () => expect(foldText('Ďateľ')).toBe('datel'))
})
