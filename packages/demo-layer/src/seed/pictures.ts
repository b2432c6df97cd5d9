/** Pictures are drawn here: nothing of the layer is loaded from elsewhere. */

const tones = ['#2f6f4f', '#7a4b2a', '#30568c', '#8a3b52', '#5b4a8a', '#7a6a1f', '#2a6d78', '#6a3f6f']

const toneOf = (text: string): string =>
  tones[[...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length] as string

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')

/** A round portrait with the name's initials. */
export function avatar(name: string): string {
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="40" fill="${toneOf(name)}"/>` +
      `<text x="40" y="51" font-family="sans-serif" font-size="30" fill="#fff" text-anchor="middle">${escaped(initialsOf(name))}</text></svg>`,
  )
}

/** A landscape of hills under a sun with a caption, of the given size in pixels. */
export function scene(caption: string, width = 600, height = 400): string {
  const tone = toneOf(caption)
  const [low, high] = [Math.round(height * 0.72), Math.round(height * 0.5)]
  const hills = `<path d="M0 ${low}Q${width / 4} ${high} ${width / 2} ${low}T${width} ${low}V${height}H0Z" fill="${tone}"/>`
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="#f3ead9"/><circle cx="${width * 0.75}" cy="${height * 0.28}" r="${height / 9}" fill="#e0a94a"/>${hills}` +
      `<text x="${width / 2}" y="${height * 0.92}" font-family="sans-serif" font-size="${height / 14}" fill="#fff" text-anchor="middle">${escaped(caption)}</text></svg>`,
  )
}

/** A small square sign with one or two letters: file kinds, brands. */
export function sign(text: string): string {
  return address(
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><rect width="48" height="48" rx="8" fill="${toneOf(text)}"/>` +
      `<text x="24" y="30" font-family="sans-serif" font-size="14" fill="#fff" text-anchor="middle">${escaped(text)}</text></svg>`,
  )
}
