/** Answer of the layer to a call. */
export interface Reply {
  status: number
  /** Travels as JSON; without it the answer has no body. */
  body?: unknown
}

export const answered = (body: unknown = {}): Reply => ({ status: 200, body })
export const created = (body: unknown = {}): Reply => ({ status: 201, body })

/** 400: what was sent cannot be used. */
export const refused = (message: string): Reply => ({ status: 400, body: { message } })

/** 404: the thing named does not exist. */
export const missing = (message: string): Reply => ({ status: 404, body: { message } })

/** 404 as docs/demo-layer.md, Errors has it for e-mails and products: without a message. */
export const absent: Reply = { status: 404 }
