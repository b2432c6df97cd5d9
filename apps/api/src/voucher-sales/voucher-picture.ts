/** Size of the picture on the left of a voucher, in points. */
export const pictureSize = { width: 215, height: 419.5 } as const

/** A round crown of a tree with its trunk; `x` and `y` are the middle of the crown. */
const tree = (x: number, y: number, size: number, crown: string): string =>
  `<rect x="${x - size * 0.07}" y="${y}" width="${size * 0.14}" height="${size * 1.1}" fill="#6f5338"/>` +
  `<circle cx="${x}" cy="${y}" r="${size * 0.52}" fill="${crown}"/>` +
  `<circle cx="${x - size * 0.34}" cy="${y + size * 0.2}" r="${size * 0.34}" fill="${crown}"/>` +
  `<circle cx="${x + size * 0.34}" cy="${y + size * 0.2}" r="${size * 0.34}" fill="${crown}"/>` +
  `<circle cx="${x - size * 0.16}" cy="${y - size * 0.16}" r="${size * 0.2}" fill="#ffffff" fill-opacity="0.14"/>`

/** A house with a lit window and a door. */
const house = (accent: string): string =>
  '<polygon points="62,296 112,252 162,296" fill="#8a4b34"/>' +
  '<polygon points="112,252 162,296 152,296 112,262 72,296 62,296" fill="#6f3a28"/>' +
  '<rect x="72" y="296" width="80" height="56" fill="#fbf5e9"/>' +
  '<rect x="136" y="258" width="10" height="24" fill="#6f3a28"/>' +
  '<rect x="82" y="308" width="20" height="18" fill="#f4c866"/><rect x="91" y="308" width="2" height="18" fill="#8a6b45"/>' +
  '<rect x="82" y="316" width="20" height="2" fill="#8a6b45"/>' +
  `<rect x="118" y="312" width="20" height="40" rx="10" fill="${accent}"/><circle cx="133" cy="334" r="1.6" fill="#fbf5e9"/>`

/** Smoke that curls from the chimney. */
const smoke =
  '<path d="M141 254 C133 242 150 236 142 224 C136 214 148 208 144 198" fill="none" stroke="#ffffff" stroke-opacity="0.75" stroke-width="4" stroke-linecap="round"/>'

/** Blossoms of a lime tree in the foreground, each a hanging pair. */
const blossom = (x: number, y: number): string =>
  `<path d="M${x} ${y} q6 10 2 20" fill="none" stroke="#5c6b3a" stroke-width="1.4"/>` +
  `<ellipse cx="${x + 8}" cy="${y + 8}" rx="9" ry="3.6" transform="rotate(38 ${x + 8} ${y + 8})" fill="#cfd8a2"/>` +
  [0, 7, 13]
    .map((step) => `<circle cx="${x + step - 4}" cy="${y + 22 + (step % 5)}" r="3.4" fill="#f2dd8b"/>`)
    .join('')

/** The drawing of a voucher as SVG: a house under lime trees in the evening, in the property's colour. */
export function voucherPicture(accent: string): string {
  const { width, height } = pictureSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0c48c"/>' +
    '<stop offset="0.6" stop-color="#fbeed2"/></linearGradient></defs>' +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    '<circle cx="158" cy="118" r="38" fill="#fdf6e0"/>' +
    '<path d="M0 214 Q50 150 104 196 T215 168 V300 H0 Z" fill="#a9b98c"/>' +
    '<path d="M0 250 Q70 196 140 236 T215 222 V340 H0 Z" fill="#8aa271"/>' +
    `<path d="M0 340 Q110 306 215 340 V${height} H0 Z" fill="${accent}"/>` +
    `<path d="M0 340 Q110 306 215 340 V${height} H0 Z" fill="#ffffff" fill-opacity="0.16"/>` +
    house(accent) +
    smoke +
    tree(36, 270, 62, '#5f7f4c') +
    tree(186, 262, 74, '#52743f') +
    `<path d="M112 352 Q100 380 60 ${height} H132 Q128 384 130 352 Z" fill="#efe0bd"/>` +
    blossom(24, 24) +
    blossom(62, 12) +
    blossom(104, 28) +
    '<path d="M0 10 Q60 -6 150 18" fill="none" stroke="#6f5338" stroke-width="3" stroke-linecap="round"/>' +
    '</svg>'
  )
}
