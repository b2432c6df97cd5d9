const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that shows as typed wherever it stands in html, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Escaped, with line breaks kept, for what people typed into a larger box. */
export const escapeLines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br />')

/** One line without control characters: a subject or a name can add no header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
