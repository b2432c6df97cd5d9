/** A phone number as links of messengers take it: digits with the country; a local one is Slovak. */
const international = (phone: string): string =>
  phone
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+421')
    .replace(/^\+/, '')

/** Plain text of a letter's html, a line for each paragraph. */
export function linesOf(html: string): string {
  const broken = html.replaceAll(/<\/(?:p|li|h[2-4])>|<br\s*\/?>/g, (end) => `${end}\n`)
  const text = new DOMParser().parseFromString(broken, 'text/html').body.textContent
  return text.replaceAll(/\n{3,}/g, '\n\n').trim()
}

/** Links that open a text to a phone number in the apps of this device. */
export function messageLinks(phone: string, text: string) {
  const [number, words] = [international(phone), encodeURIComponent(text)]
  return [
    { name: 'SMS', href: `sms:+${number}?body=${words}` },
    { name: 'WhatsApp', href: `https://wa.me/${number}?text=${words}` },
    { name: 'Viber', href: `viber://chat?number=%2B${number}&draft=${words}` },
  ]
}
