import { webhookEvent, type WebhookEvent } from '@dvor/contract/accounts/webhooks.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { WebhookSender } from '../../webhooks/sender.ts'
import { PropertyPerTest } from '../fixtures/property-per-test.ts'
import type { TestApi } from '../test-api.ts'
import type { TestProperty } from '../test-property.ts'
import { portal, startFeedServer, type FeedServer } from './feed-server.ts'

/** A request to the receiver: its headers, its raw body, and what that says. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
  event: WebhookEvent
}

/** How the receiver answers; absent: it never does. */
type Mood = { status: number; headers?: Record<string, string> } | undefined

/** A property with a program that receives its events over TLS, in every mood. */
export class WebhookProperty {
  readonly received: Received[] = []
  mood: Mood = { status: 204 }
  readonly #server: FeedServer
  readonly #properties: PropertyPerTest
  api!: TestApi
  property!: TestProperty

  private constructor(server: FeedServer) {
    this.#server = server
    this.#properties = new PropertyPerTest({ reach: server.reach, webhookTimeoutMs: 300 })
    server.serves(async (request, response) => {
      const body = await text(request)
      this.received.push({ headers: request.headers, body, event: webhookEvent.parse(JSON.parse(body)) })
      if (this.mood) response.writeHead(this.mood.status, this.mood.headers).end()
    })
  }

  static async start(): Promise<WebhookProperty> {
    return new WebhookProperty(await startFeedServer())
  }

  /** Begins a test: a property of its own and a receiver that accepts everything. */
  async open(): Promise<void> {
    this.received.length = 0
    this.mood = { status: 204 }
    ;({ api: this.api, property: this.property } = await this.#properties.open())
  }

  /** Addresses of other names; all others are unknown. */
  get names(): Map<string, string[]> {
    return this.#server.names
  }

  /** Address of the receiver, or of another host at its port. */
  url(host: string = portal): string {
    const url = new URL(this.#server.url)
    url.hostname = host
    return url.href
  }

  /** Makes a webhook for these kinds. */
  async add(kinds: string[], more: Record<string, unknown> = {}): Promise<{ id: string; secret: string }> {
    const body = { name: 'Channel', url: this.url(), kinds, ...more }
    const answer = await this.property.call('POST', '/webhooks', body)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body as { id: string; secret: string }
  }

  /** Sends what is due, as another process of the property would. @returns the requests that came meanwhile */
  async send(): Promise<Received[]> {
    const before = this.received.length
    const { api, clock, app } = this.api
    const sender = new WebhookSender({
      db: api.db,
      clock,
      log: app.log,
      appSecret: 'a secret for tests only, long enough to derive keys from',
      publicUrl: 'http://127.0.0.1:3000',
      reach: this.#server.reach,
      notifications: { on: () => undefined },
      webhookTimeoutMs: 300,
    })
    sender.wake()
    await sender.settle()
    return this.received.slice(before)
  }

  /** Kinds of the events that `send` sends. */
  async kinds(): Promise<string[]> {
    return (await this.send()).map(({ event }) => event.type)
  }

  /** The log of deliveries, the oldest first. */
  async log(): Promise<Record<string, unknown>[]> {
    const path = '/webhook-deliveries?_sort=createdAt:ASC,kind:ASC&_limit=-1'
    return (await this.property.call('GET', path)).body as Record<string, unknown>[]
  }

  async close(): Promise<void> {
    await this.#properties.close()
    await this.#server.close()
  }
}

/** Whether the independent library accepts a request as signed by a secret. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
