export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Repeats the check until it holds; false when it does not within the time. */
export async function within(
  ms: number,
  holds: () => boolean | Promise<boolean>,
  everyMs = 5,
): Promise<boolean> {
  const until = performance.now() + ms
  for (;;) {
    if (await holds()) return true
    if (performance.now() > until) return false
    await delay(everyMs)
  }
}

/** Work that is done again and again until it is stopped. */
export interface Repeated {
  /** Ends when what was begun is over. @throws Error of the work */
  stop(): Promise<void>
}

/** Repeats work in lanes, with a rest (ms) after each; the turns are numbered through all lanes. */
export function repeat(lanes: number, restMs: number, work: (nth: number) => Promise<unknown>): Repeated {
  let [next, isStopping] = [0, false]
  const lane = async () => {
    while (!isStopping) {
      await work(next++)
      await delay(restMs)
    }
  }
  const running = Promise.all(Array.from({ length: lanes }, lane))
  // A failure is thrown by `stop`; until then it is nobody's.
  running.catch(() => undefined)
  const stop = async () => {
    isStopping = true
    await running
  }
  return { stop }
}
