import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a gateway receives it. */
export interface GatewayRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** An answer; a text that begins with `<` is a page, any other body JSON. */
export interface GatewayAnswer {
  status: number
  body: unknown
  location?: string
}

/** Faults of a gateway; each is switched on by a test. */
export interface GatewayTrouble {
  /** Answers every request with status 503. */
  down: boolean
  /** Answers every call with a fault of its own. */
  faulty: boolean
  /** Number of requests that are carried out and whose connection is then dropped. */
  lostAnswers: number
  /** Answers wait until this is resolved. */
  slowUntil: Promise<void> | null
}

/** The HTTP server of a gateway of the tests: it listens, records calls and has faults when a test wants them. */
export abstract class HttpGateway {
  readonly trouble: GatewayTrouble = { down: false, faulty: false, lostAnswers: 0, slowUntil: null }
  /** Calls that reached it, such as `POST /api/payments/payment`. */
  readonly requests: string[] = []
  readonly #server = createServer((request, response) => void this.#handle(request, response))

  abstract answer(request: GatewayRequest): GatewayAnswer
  abstract fault(): GatewayAnswer

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://gateway')
    const method = request.method ?? 'GET'
    this.requests.push(`${method} ${path}`)
    const { down, faulty, slowUntil } = this.trouble
    if (slowUntil) await slowUntil
    if (down) return void response.writeHead(503).end('<html>Service Unavailable</html>')
    const body = Buffer.concat(chunks).toString()
    const answer = faulty
      ? this.fault()
      : this.answer({ method, path, query, headers: request.headers, body })
    if (this.trouble.lostAnswers > 0) {
      this.trouble.lostAnswers--
      return void request.socket.destroy()
    }
    send(response, answer)
  }
}

function send(response: ServerResponse, { status, body, location }: GatewayAnswer): void {
  const isPage = typeof body === 'string'
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json'
  response.writeHead(status, { 'content-type': type, ...(location && { location }) })
  response.end(isPage ? body : JSON.stringify(body))
}
