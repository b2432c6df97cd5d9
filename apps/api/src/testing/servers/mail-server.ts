import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A real mail server on the loopback that keeps what it accepts. */
export interface MailServer {
  url: string
  port: number
  /** What it accepted, oldest first. */
  mails: Email[]
  close(): Promise<void>
}

/** `onMail` is told of each message after it was kept and before it is acknowledged; an error refuses it. */
export interface MailServerOptions {
  port?: number
  onMail?: (mail: Email) => Promise<void> | void
  smtp?: SMTPServerOptions
}

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
  // Clients that give up on a hanging server break the connection; that is the point of those tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, mails, close }
}

/** An answer of a mail server that is no. */
export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
