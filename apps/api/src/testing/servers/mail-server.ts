import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A real mail server on the loopback address that stores the messages it accepts. */
export interface MailServer {
  url: string
  port: number
  /** Accepted messages, oldest first. */
  mails: Email[]
  close(): Promise<void>
}

/** `onMail` is called with each message after it was stored and before it is acknowledged; an error refuses it. */
export interface MailServerOptions {
  port?: number
  onMail?: (mail: Email) => Promise<void> | void
  smtp?: SMTPServerOptions
}

/** Starts a mail server that keeps each e-mail in memory, on a free port unless one is named; to be closed. */
export async function startMailServer({
  port = 0,
  onMail,
  smtp,
}: MailServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onData: (stream, _session, callback) => {
      void (async () => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(Buffer.from(chunk))
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        await onMail?.(mail)
        mails.push(mail)
      })().then(() => callback(), callback)
    },
    ...smtp,
  })
  // Clients with a timeout break the connection to a hanging server; those tests expect that.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, mails, close }
}

/** A refusing answer of a mail server. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
