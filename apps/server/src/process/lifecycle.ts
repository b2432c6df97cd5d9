import { failureText } from '../failures/failure-text.ts'

/** Time (ms) for everything to close after a signal; a process manager that kills earlier leaves a database that the next start adopts. */
const WHOLE_LIMIT_MS = 26_000
/** npm forwards Ctrl-C to a process that already got it from the terminal; both count as one. */
const ECHO_MS = 300

interface Step {
  name: string
  limitMs: number
  close: () => Promise<unknown>
}

/** Open resources, closed in reverse order: at the end, on a signal, or when the start fails half-way. */
export class Lifecycle {
  private readonly steps: Step[] = []
  private readonly report: (line: string) => void
  private closing: Promise<void> | undefined
  private first: { signal: NodeJS.Signals; at: number } | undefined
  private lastResort: () => void = () => undefined
  private wholeLimitMs = WHOLE_LIMIT_MS

  constructor(report: (line: string) => void) {
    this.report = report
  }

  /** Registers an open resource; `close` gets `limitMs`, then the next step begins. */
  opened(name: string, limitMs: number, close: () => Promise<unknown>): void {
    this.steps.push({ name, limitMs, close })
  }

  /** Records that the process manager waits longer by this time. */
  allowMore(ms: number): void {
    this.wholeLimitMs += ms
  }

  /** Action of a forced end, without waiting. */
  onForce(act: () => void): void {
    this.lastResort = act
  }

  get isClosing(): boolean {
    return this.closing !== undefined
  }

  /** Closes everything once; later calls wait for the first. */
  close(): Promise<void> {
    this.closing ??= this.closeAll()
    return this.closing
  }

  /**
   * Ends the process on SIGINT and SIGTERM, and on the end of its terminal; a second signal ends it at once. No other
   * listener may handle these signals: Vite's dev server would end the process before the database is stopped.
   */
  obeySignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.removeAllListeners(signal)
      process.on(signal, () => this.obey(signal))
    }
  }

  /** Reports the reason, closes all resources and ends the process with failure. */
  async fail(error: unknown): Promise<void> {
    // While closing, a start under way fails because of closed resources; that is not reported.
    if (this.isClosing) return
    process.exitCode = 1
    process.stderr.write(`${failureText(error)}\n`)
    setTimeout(() => this.force(1), WHOLE_LIMIT_MS).unref()
    await this.close()
    process.exit(1)
  }

  private obey(signal: NodeJS.Signals): void {
    if (this.first?.signal === signal && performance.now() - this.first.at < ECHO_MS) return
    if (this.isClosing) return this.force(1)
    this.first = { signal, at: performance.now() }
    this.report(`${signal}: closing (once more to force it)`)
    setTimeout(() => this.force(1), this.wholeLimitMs).unref()
    void this.close().then(() => process.exit(0))
  }

  private force(code: number): void {
    this.lastResort()
    process.exit(code)
  }

  private async closeAll(): Promise<void> {
    // Read one by one: a start that is under way may open another while these close.
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await this.closeOne(step)
  }

  private async closeOne({ name, limitMs, close }: Step): Promise<void> {
    const late = Symbol('late')
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<symbol>((resolve) => (timer = setTimeout(resolve, limitMs, late)))
    try {
      if ((await Promise.race([close(), limit])) === late)
        this.report(`${name} takes too long to close, going on`)
    } catch (error) {
      this.report(`${name} did not close: ${failureText(error)}`)
    } finally {
      clearTimeout(timer)
    }
  }
}
