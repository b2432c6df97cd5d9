/** Uploads a picture. @returns its address; null where the server refused it */
export type UploadPicture = (file: File) => Promise<string | null>

/** Addresses of the property's own pictures, without the name of the site. */
const ownAddress = (src: string, origin: string): string | null => {
  const path = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src
  return /^\/(?!\/)/.test(path) ? path : null
}

/** The picture of a `data:` address; null where it is none in base64. The page's policy lets none be fetched. */
function embeddedFile(src: string): File | null {
  const [, type = '', kind = '', content = ''] =
    /^data:(image\/([a-z]+));base64,([\w+/=\s]+)$/i.exec(src) ?? []
  if (!content) return null
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)
  return new File([bytes], `obrazok.${kind}`, { type })
}

async function keptAddress(src: string, upload: UploadPicture): Promise<string | null> {
  const file = embeddedFile(src)
  return file ? upload(file) : ownAddress(src, location.origin)
}

/**
 * Html from the clipboard with pictures that stay: embedded ones are uploaded. Others (Word's temporary files, pictures of
 * other sites) cannot be read from here and are left out. @returns the html, and the number of pictures left out
 */
export async function takeInPictures(
  html: string,
  upload: UploadPicture,
): Promise<{ html: string; left: number }> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  let leftOut = 0
  for (const picture of page.querySelectorAll('img')) {
    const address = await keptAddress(picture.getAttribute('src') ?? '', upload)
    if (address) {
      picture.setAttribute('src', address)
      picture.setAttribute('alt', picture.getAttribute('alt') ?? '')
    } else {
      picture.remove()
      leftOut++
    }
  }
  return { html: page.body.innerHTML, left: leftOut }
}
