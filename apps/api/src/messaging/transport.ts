import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'

/** A message to send, and the file name under which it may be stored. */
export interface Outgoing {
  name: string
  message: SendMailOptions
}

/** Sends a message: through a mail server, or into a folder while none is set up. */
export type MailTransport = (outgoing: Outgoing) => Promise<void>

/** Timeouts of the mail server, in milliseconds. */
export interface Timeouts {
  /** For connecting and the greeting. */
  connect: number
  /** For silence in between. */
  silence: number
  /** For one e-mail in all, also when the server keeps sending. */
  whole: number
}

const timeouts: Timeouts = { connect: 10_000, silence: 20_000, whole: 60_000 }

/** Connection data of a mail server. */
export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  /** Requires STARTTLS. */
  requireTLS: boolean
  /** Uses no TLS even where the server offers it. */
  ignoreTLS: boolean
  auth?: { user: string; pass: string }
}

/** Sends by a mail server, given as a URL (`smtp://`, `smtps://`) or by its parts; gives up when a timeout is over. */
export function smtpTransport(
  server: string | SmtpServer,
  { connect, silence, whole }: Timeouts = timeouts,
): MailTransport {
  const transport = nodemailer.createTransport({
    ...(typeof server === 'string' ? { url: server } : server),
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ message }) => {
    const deadline = Promise.withResolvers<never>()
    const timer = setTimeout(() => deadline.reject(timeout()), whole)
    try {
      await Promise.race([transport.sendMail(message), deadline.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

const timeout = () => Object.assign(new Error('the mail server takes too long'), { code: 'ETIMEDOUT' })

/**
 * Stores each e-mail as an .eml file that any mail program opens; readable by the process's user alone, because it
 * contains guests' data.
 */
export function folderTransport(folder: string): MailTransport {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ name, message }) => {
    const { message: bytes } = await transport.sendMail(message)
    if (!Buffer.isBuffer(bytes)) throw new Error('the message came as a stream')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${name}.eml`)
    await writeFile(`${path}.part`, bytes, { mode: 0o600 })
    await rename(`${path}.part`, path)
  }
}
