import type { FastifyBaseLogger } from 'fastify'

/**
 * Work after the answer, so that the answer's duration reveals nothing about it. Call `settle` before closing the
 * database.
 */
export class Background {
  readonly #running = new Set<Promise<void>>()
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  /** Starts work once the answer is sent. A failure is logged under `name`. */
  run(name: string, work: () => Promise<unknown>): void {
    const running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.#log.error({ err: error, work: name }, 'background work failed'))
      .then(() => void this.#running.delete(running))
    this.#running.add(running)
  }

  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
