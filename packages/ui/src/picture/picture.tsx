import './picture.css'
import { bitmapAddress } from './colour-bitmap.ts'
import { sourceSet, type PictureFormat } from './source-set.ts'
import { thumbHashColours } from './thumb-hash.ts'

/** The data of an uploaded file that a picture needs; an uploaded file of the contract fits. */
export interface PictureFile {
  url: string
  width: number | null
  height: number | null
  alt: string | null
  /** The part that stays in sight where it is cropped, as `left-top`; its middle where there is none. */
  focus?: string | null | undefined
  placeholder: string | null
  formats: readonly PictureFormat[]
}

export interface PictureProps {
  file: PictureFile
  /** Its width on the page, as in `<img sizes>`. */
  sizes: string
  /** Alternative text; falls back to the file's own, empty means decoration. */
  alt?: string | null
  /** Language of the alternative text, when it is not the page's. */
  lang?: string
  /** The first picture of a page is loaded at once, all others when they come near. */
  eager?: boolean
  className?: string
}

/** An uploaded picture in AVIF, WebP and JPEG; its blurred colours stand there until it arrives. */
export function Picture({ file, sizes, alt, lang, eager = false, className }: PictureProps) {
  const largest = file.formats.at(-1)
  const fallback = file.formats.find((format) => format.width >= 800) ?? largest
  const avif = sourceSet(file.formats, 'avif')
  const webp = sourceSet(file.formats, 'webp')
  return (
    <span className={['ui-picture', className].filter(Boolean).join(' ')}>
      {/* Within the picture it would make Chromium ask for the JPEG first, and for the right one only later. */}
      <Blur placeholder={file.placeholder} />
      <picture>
        {avif && <source type="image/avif" sizes={sizes} srcSet={avif} />}
        {webp && <source type="image/webp" sizes={sizes} srcSet={webp} />}
        <img
          className={file.focus ? `ui-picture__image ui-picture__image--${file.focus}` : 'ui-picture__image'}
          src={fallback?.jpeg ?? file.url}
          srcSet={sourceSet(file.formats, 'jpeg')}
          sizes={sizes}
          width={file.width ?? largest?.width}
          height={file.height ?? largest?.height}
          alt={alt ?? file.alt ?? ''}
          lang={lang}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  )
}

/**
 * How wide a picture is drawn that covers a box: more than the box where the picture is the wider of the two.
 * `width` is the box's in any unit, `ratio` its width by its height.
 */
export function coverWidth(
  file: Pick<PictureFile, 'width' | 'height'>,
  width: number,
  ratio: number,
): number {
  const ownRatio = file.width && file.height ? file.width / file.height : ratio
  return Math.round(width * Math.max(1, ownRatio / ratio))
}

/** A cropped picture is drawn larger than its box, so a phone gets it with this share of the pixels of its screen. */
const croppedShare = 0.5

/**
 * `sizes` of a picture that covers a box of the screen's width on a phone. A dense screen takes fewer pixels than it
 * has: still about one for each of the page, and a third of the bytes of what is drawn first.
 * `width` is the box's in hundredths of the screen, `ratio` its width by its height.
 */
export function coverSizes(
  file: Pick<PictureFile, 'width' | 'height'>,
  width: number,
  ratio: number,
): string {
  const drawn = coverWidth(file, width, ratio)
  if (drawn === width) return `${width}vw`
  return `(resolution >= 1.5dppx) ${Math.max(width, Math.round(drawn * croppedShare))}vw, ${drawn}vw`
}

const columns = 4
const rows = 3

/** Addresses of placeholders by their hashes, one for each uploaded picture: a search draws the same ones every time. */
const addresses = new Map<string, string | null>()

function placeholderAddress(hash: string): string | null {
  let address = addresses.get(hash)
  if (address === undefined) {
    const colours = thumbHashColours(hash, columns, rows)
    address = colours.length > 0 ? bitmapAddress(colours, columns) : null
    addresses.set(hash, address)
  }
  return address
}

/**
 * The colours of a picture as one of twelve pixels, which the browser enlarges and blends. In an SVG, because an `<img>`
 * would count as a picture of too few pixels.
 */
function Blur({ placeholder }: { placeholder: string | null }) {
  const address = placeholder && placeholderAddress(placeholder)
  if (!address) return null
  return (
    <svg
      className="ui-picture__blur"
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <image href={address} width={columns} height={rows} preserveAspectRatio="none" />
    </svg>
  )
}
