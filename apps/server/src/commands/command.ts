import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { failureText } from '../failures/failure-text.ts'
import { StartFailure } from '../failures/start-failure.ts'

/** Runs what a person typed: progress on stdout, one line on stderr and exit code 1 when it cannot be done. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`)
    process.exitCode = 1
  }
}

/** The words after a command. @throws StartFailure with the usage for unknown ones */
export function readWords<T extends ParseArgsOptionsConfig>(usage: string, options: T, atMost: number) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length <= atMost) return { values, positionals }
  } catch {
    // An unknown word: the usage lists the known ones.
  }
  throw new StartFailure(`Usage: ${usage}`)
}

export function report(line: string): void {
  process.stdout.write(`${line}\n`)
}
