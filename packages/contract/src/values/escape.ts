const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for any place in html, also in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Escapes text and keeps its line breaks, for multi-line fields. */
export const escapeLines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br />')

/** One line without control characters, so that a subject or a name cannot add a header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
