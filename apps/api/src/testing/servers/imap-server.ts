import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

interface Message {
  uid: number
  source: Buffer
}

/** A mailbox on the loopback address that answers as RFC 3501 says, as far as a reader of one inbox asks. */
export class ImapServer {
  uidValidity = 7
  /** UID of a message during whose sending the connection breaks; null for none. */
  breaksAt: number | null = null
  readonly #account: string
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  #messages: Message[] = []
  #nextUid = 1

  /** Use `startImapServer`. */
  constructor(user: string, password: string) {
    this.#account = `"${user}" "${password}"`
    this.#server = createServer((socket) => this.#serve(socket))
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Puts a message (with CRLF) into the inbox. @returns its UID */
  deliver(message: Buffer): number {
    this.#messages.push({ uid: this.#nextUid, source: message })
    return this.#nextUid++
  }

  /** Numbers all messages anew, as after a restore of the server. */
  renumber(): void {
    this.uidValidity++
    this.#messages = this.#messages.map(({ source }, place) => ({ uid: place + 1, source }))
    this.#nextUid = this.#messages.length + 1
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket))
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let rest = ''
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) this.#answer(socket, line)
    })
  }

  #answer(socket: Socket, line: string): void {
    const [, tag = '*', command = '', given = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
    const name = command.toUpperCase()
    if (name === 'UID FETCH') this.#sendMessage(socket, Number(given.split(' ')[0]), given)
    for (const answer of this.#linesOf(name, given)) socket.write(`* ${answer}\r\n`)
    const isRefused = name === 'LOGIN' && given !== this.#account
    socket.write(`${tag} ${isRefused ? 'NO [AUTHENTICATIONFAILED] wrong' : 'OK done'}\r\n`)
    if (name === 'LOGOUT') socket.end()
  }

  /** The untagged lines of an answer. */
  #linesOf(command: string, given: string): string[] {
    switch (command) {
      case 'CAPABILITY':
        return ['CAPABILITY IMAP4rev1']
      case 'LIST':
      case 'LSUB':
        return [`${command} () "/" INBOX`]
      case 'EXAMINE':
        return [
          'FLAGS (\\Seen)',
          `${this.#messages.length} EXISTS`,
          `OK [UIDVALIDITY ${this.uidValidity}] valid`,
          `OK [UIDNEXT ${this.#nextUid}] next`,
        ]
      case 'UID SEARCH':
        return [`SEARCH ${this.#listUids(given).join(' ')}`]
      default:
        return command === 'LOGOUT' ? ['BYE'] : []
    }
  }

  /** As a server does, `n:*` gives the last message even where its UID is lower. */
  #listUids(query: string): number[] {
    const [, from = '1'] = /UID (\d+):\*/i.exec(query) ?? []
    const first = Math.min(Number(from), this.#nextUid - 1)
    return this.#messages.map(({ uid }) => uid).filter((uid) => uid >= first)
  }

  #sendMessage(socket: Socket, uid: number, given: string): void {
    const place = this.#messages.findIndex((message) => message.uid === uid)
    const source = this.#messages[place]?.source
    if (!source) return
    const [, longest = String(source.length)] = /BODY\.PEEK\[\]<0\.(\d+)>/i.exec(given) ?? []
    const body = source.subarray(0, Number(longest))
    const facts = `UID ${uid} RFC822.SIZE ${source.length} INTERNALDATE "01-Jun-2027 10:00:00 +0000"`
    socket.write(`* ${place + 1} FETCH (${facts} BODY[]<0> {${body.length}}\r\n`)
    if (this.breaksAt === uid) return void socket.write(body.subarray(0, 20), () => socket.destroy())
    socket.write(body)
    socket.write(')\r\n')
  }
}

/** Starts a mailbox with one account; to be closed. */
export async function startImapServer(user: string, password: string): Promise<ImapServer> {
  const server = new ImapServer(user, password)
  await server.listen()
  return server
}
