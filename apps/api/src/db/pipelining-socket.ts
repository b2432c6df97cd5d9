import { Socket } from 'node:net'

/**
 * Sends everything written within one turn of the event loop in one system call. The driver corks the stream around
 * each statement; here the first cork of a turn lasts until the turn ends, so that statements of one turn leave
 * together.
 */
export class PipeliningSocket extends Socket {
  #gathers = false

  override cork(): void {
    super.cork()
    if (this.#gathers) return
    this.#gathers = true
    super.cork()
    process.nextTick(() => {
      this.#gathers = false
      this.uncork()
    })
  }
}
