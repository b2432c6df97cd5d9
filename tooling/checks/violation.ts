/** Something that breaks a rule of the property. */
export interface Violation {
  path: string
  /** The fault, and where the code belongs instead. */
  message: string
}

/** Prints the violations and sets the exit code; says in one line when there are none. */
export function reportViolations(subject: string, violations: Violation[]): void {
  for (const { path, message } of violations) process.stderr.write(`${path}: ${message}\n`)
  if (violations.length > 0) process.exitCode = 1
  else process.stdout.write(`${subject}: no violation\n`)
}
