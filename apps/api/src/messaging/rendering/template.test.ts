import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeHtml, escapeLines } from '@dvor/contract/values/escape.ts'
import {
  parseTemplate,
  renderTemplate,
  templateIssue,
  type Vocabulary,
} from '@dvor/contract/messages/template.ts'

const words: Vocabulary = {
  isVariable: (name) => ['guest_name', 'detail_url'].includes(name),
  isUrl: (name) => name === 'detail_url',
  isFlag: (name) => ['paid', 'late'].includes(name),
}

function render(source: string, variables: Record<string, string> = {}, flags: string[] = []): string {
  const template = parseTemplate(source, words)
  if (typeof template === 'string') throw new Error(template)
  return renderTemplate(template, { variables, flags: new Set(flags) }, escapeLines)
}

describe('words', () => {
  test('are replaced by escaped text, with any spaces in the braces', () => {
    const guest_name = `<img src=x onerror="alert('1')"> & syn`
    expect(render('<p>{{guest_name}} / {{  guest_name }}</p>', { guest_name })).toBe(
      `<p>${escapeHtml(guest_name)} / ${escapeHtml(guest_name)}</p>`,
    )
  })

  test('inside a value are not replaced', () => {
    expect(render('{{ guest_name }}', { guest_name: '{{ detail_url }}{{#paid}}' })).toBe(
      '{{ detail_url }}{{#paid}}',
    )
  })

  test.each([
    ['{{ password_hash }}'],
    ['{{ guest_name.constructor }}'],
    ['{{ __proto__ }}'],
    ['{{ constructor }}'],
    ['{{ guest_name | upper }}'],
    ['{{ 1 + 1 }}'],
    ['{{{ guest_name }}}'],
    ['{{ guest_name'],
    ['{{^paid}}nie{{/paid}}'],
    ['{{#unknown}}x{{/unknown}}'],
    ['{{#guest_name}}x{{/guest_name}}'],
  ])('that are not allowed are refused: %s', (source) => {
    expect(parseTemplate(source, words)).toBe('unknown_variable')
  })

  test('inside a tag must be addresses', () => {
    expect(render('<a href="{{ detail_url }}">x</a>', { detail_url: 'https://a.sk/"><b>' })).toBe(
      '<a href="https://a.sk/&quot;&gt;&lt;b&gt;">x</a>',
    )
    expect(parseTemplate('<a href="{{ guest_name }}">x</a>', words)).toBe('invalid_format')
    expect(parseTemplate('<a {{#paid}}href="x"{{/paid}}>x</a>', words)).toBe('invalid_format')
  })
})

describe('sections', () => {
  test('are shown when their switch is on, also nested', () => {
    const source = 'a{{#paid}}b{{#late}}c{{/late}}{{/paid}}d'
    expect(render(source)).toBe('ad')
    expect(render(source, {}, ['paid'])).toBe('abd')
    expect(render(source, {}, ['late'])).toBe('ad')
    expect(render(source, {}, ['paid', 'late'])).toBe('abcd')
  })

  test('alone in a paragraph, as the editor writes them, leave no empty one', () => {
    expect(render('<p>{{#paid}}</p><p>b</p><p> {{/paid}} </p><p>d</p>')).toBe('<p>d</p>')
  })

  test.each([['{{#paid}}x'], ['x{{/paid}}'], ['{{#paid}}{{#late}}x{{/paid}}{{/late}}']])(
    'that do not close are refused: %s',
    (source) => {
      expect(parseTemplate(source, words)).toBe('section_open')
    },
  )

  test.each([['<p>{{#paid}}x</p>{{/paid}}'], ['{{#paid}}<strong>x{{/paid}}</strong>']])(
    'that cut a tag apart are refused: %s',
    (source) => {
      expect(parseTemplate(source, words)).toBe('invalid_format')
    },
  )

  test('are refused with their line', () => {
    const issueOf = (source: string) => templateIssue(source, words)
    expect(issueOf('<p>a<br />b</p>{{#paid}}<p>c</p><p>d</p>')).toEqual({ code: 'section_open', line: 3 })
    expect(issueOf('<p>a</p><p>{{#paid}}</p><p>b</p><p>{{/late}}</p>')).toEqual({
      code: 'section_open',
      line: 4,
    })
    expect(issueOf('<h2>a</h2><p>{{ guest }}</p>')).toEqual({ code: 'unknown_variable', line: 2 })
    expect(issueOf('<p>a</p>{{#paid}}<p>b</p>{{/paid}}')).toBeNull()
  })
})

/** Often one that has a meaning in HTML. */
const anyCharacter = fc.oneof(
  fc.constantFrom(...`<>"'&/`),
  fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
)

test('no value can add a tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (guest_name) => {
      expect(render('{{ guest_name }}', { guest_name }).replaceAll('<br />', '')).not.toMatch(/[<>"]/)
    }),
  )
})
