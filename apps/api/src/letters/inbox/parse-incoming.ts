import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { plainText } from '../../messaging/rendering/plain-text.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { plainName } from '../../platform/files/file-places.ts'

/** Largest size in bytes of the files of one e-mail that are kept; of others the name stays. */
const keptBytes = 20_000_000
const longestText = 200_000

export interface IncomingFile {
  name: string
  size: number
  /** Empty where it was too large. */
  content: Buffer
}

/** An e-mail that came, as it is stored. */
export interface IncomingEmail {
  messageId: string
  /** Message-IDs that it answers, the nearest first. */
  answers: string[]
  from: { name: string | null; address: string | null }
  subject: string | null
  text: string
  /** Sanitised; null where it is plain text. */
  html: string | null
  automatic: boolean
  files: IncomingFile[]
  /** The e-mail of ours that a mail server sends back, with its words. */
  bounce: { messageId: string; reason: string } | null
}

/**
 * Reads a message as it was received. Its html is a stranger's, so it is sanitised and no picture of it is loaded.
 * @param fallbackId stands for the Message-ID of one that has none
 * @param isCut whether only the beginning of the message was fetched
 */
export async function parseIncoming(
  source: Buffer,
  fallbackId: string,
  isCut: boolean,
): Promise<IncomingEmail> {
  const email = await PostalMime.parse(source, { forceRfc822Attachments: true })
  const html = email.html ? await cleanHtml(email.html) : null
  const text = (email.text ?? (html ? plainText(html) : '')).slice(0, longestText)
  return {
    messageId: email.messageId || fallbackId,
    answers: answersOf(email),
    from: senderOf(email.from),
    subject: email.subject?.slice(0, 1000) ?? null,
    text: withoutNul(text.trim()),
    html: html && withoutNul(html.slice(0, longestText)),
    automatic: isAutomatic(email),
    files: filesOf(email.attachments, isCut),
    bounce: bounceOf(email),
  }
}

/** PostgreSQL stores no NUL. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

const idPattern = /<[^<>\s]+>/g

function answersOf({ inReplyTo = '', references = '' }: Email): string[] {
  return [
    ...new Set([...(inReplyTo.match(idPattern) ?? []), ...(references.match(idPattern) ?? []).toReversed()]),
  ]
}

function senderOf(from: Address | undefined): IncomingEmail['from'] {
  const mailbox = from?.group ? from.group[0] : from
  return {
    name: mailbox?.name ? withoutNul(mailbox.name).slice(0, 300) : null,
    address: mailbox?.address?.includes('@') ? withoutNul(mailbox.address).slice(0, 320) : null,
  }
}

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? ''

const bulk = new Set(['bulk', 'list', 'junk', 'auto_reply'])

/** Whether a program wrote it (RFC 3834, and what programs say that do not follow it). */
function isAutomatic(email: Email): boolean {
  const submitted = headerOf(email, 'auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    bulk.has(headerOf(email, 'precedence')) ||
    ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id'].some((name) =>
      headerOf(email, name),
    ) ||
    isReport(email)
  )
}

const isReport = (email: Email): boolean => headerOf(email, 'content-type').startsWith('multipart/report')

/** Keeps files while they fit; of a message that was cut, the last one is not whole. */
function filesOf(attachments: readonly Attachment[], isCut: boolean): IncomingFile[] {
  let left = keptBytes
  return attachments.map((attachment, place) => {
    const content = bytesOf(attachment)
    const isWhole = !isCut || place < attachments.length - 1
    const fits = isWhole && content.length <= left
    if (fits) left -= content.length
    const name = plainName(withoutNul(attachment.filename ?? ''), nameless(attachment))
    return { name, size: content.length, content: fits ? content : Buffer.alloc(0) }
  })
}

const nameless = ({ mimeType }: Attachment): string => `priloha.${mimeType.split('/').at(-1) ?? 'bin'}`

const bytesOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : content instanceof ArrayBuffer
      ? Buffer.from(content)
      : Buffer.from(content.buffer, content.byteOffset, content.byteLength)

/** The failed delivery that a report is about (RFC 3464); a mere delay is none. */
function bounceOf(email: Email): IncomingEmail['bounce'] {
  if (!isReport(email)) return null
  const textOf = (type: RegExp) => {
    const part = email.attachments.find(({ mimeType }) => type.test(mimeType))
    return part ? bytesOf(part).toString('utf8') : ''
  }
  const status = textOf(/^message\/(global-)?delivery-status$/)
  const original = textOf(/^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/)
  const [, messageId] = /^message-id:\s*(<[^<>\s]+>)/im.exec(original) ?? []
  if (!/^action:\s*failed/im.test(status) || !messageId) return null
  const [, reason = ''] = /^diagnostic-code:\s*(?:[\w-]+;\s*)?((?:.+(?:\r?\n[ \t].+)*))/im.exec(status) ?? []
  const [, code = ''] = /^status:\s*(\S+)/im.exec(status) ?? []
  return { messageId, reason: withoutNul((reason || code).replaceAll(/\s+/g, ' ').trim()).slice(0, 500) }
}
