import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** The interface of a file format for fontkit. */
interface Format {
  probe(file: Uint8Array): boolean
  new (stream: { buffer: Uint8Array }): object
}
interface Fontkit {
  create(file: Uint8Array): Font
  registerFormat(format: Format): void
}

const MARK = 'cached font '

/**
 * Fonts that are read once and then shared by all documents. pdfmake opens its fonts anew for each document, and half of
 * the time of a document goes into reading the rules of its letters.
 */
export class CachedFonts {
  readonly #fonts = new Map<string, Font>()
  readonly #fontkit: Fontkit

  constructor() {
    // pdfmake uses the CommonJS build; an import would load another one with formats of its own.
    this.#fontkit = createRequire(import.meta.url)('fontkit') as Fontkit
    this.#fontkit.registerFormat(formatOf(this.#fonts))
  }

  /** Reads a font. @returns a file's content that stands for it */
  add(name: string, file: Buffer): Buffer {
    this.#fonts.set(name, this.#fontkit.create(file))
    return Buffer.from(MARK + name)
  }

  /** Whether a font that was read has a letter. */
  has(name: string, letter: string): boolean {
    return this.#fonts.get(name)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false
  }
}

/** A format whose files hold nothing but the name of a font that was read before. */
const formatOf = (fonts: ReadonlyMap<string, Font>): Format =>
  class CachedFont {
    static probe(file: Uint8Array): boolean {
      return textOf(file).startsWith(MARK)
    }

    constructor({ buffer }: { buffer: Uint8Array }) {
      const font = fonts.get(textOf(buffer).slice(MARK.length))
      if (!font) throw new Error('No such font was added')
      return withOwnGlyphs(font)
    }
  }

/**
 * The same font with glyphs of its own: fontkit remembers a glyph with the letters that asked for it first, which would
 * be copied out of all later documents (a hyphen and a non-breaking one have the same glyph).
 */
const withOwnGlyphs = (font: Font): object => Object.create(font, { _glyphs: { value: {} } })

const textOf = (file: Uint8Array) => Buffer.from(file).toString('utf8')
