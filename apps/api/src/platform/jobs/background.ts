import type { FastifyBaseLogger } from 'fastify'

/** Work that an answer must not wait for, so that its length tells nothing; `settle` before closing the database. */
export class Background {
  readonly #running = new Set<Promise<void>>()
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    this.#log = log
  }

  /** Begins once the answer is on its way. A failure goes to the log under `name`. */
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
