/** How many tests passed and failed. */
export interface Count {
  passed: number
  failed: number
}

/**
 * Counts a report of Vitest's json reporter. A file that could not be loaded counts as one failure; one that was left out
 * after a failure has no message.
 */
export function countVitest(report: unknown): Count {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = report as {
    numPassedTests?: number
    numFailedTests?: number
    testResults?: { status: string; message: string; assertionResults: unknown[] }[]
  }
  const unloaded = testResults.filter(
    ({ status, message, assertionResults }) =>
      status === 'failed' && message !== '' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

/**
 * Counts a report of Playwright's json reporter. A test that passed only when it was repeated has failed.
 */
export function countPlaywright(report: unknown): Count {
  const { stats = {}, errors = [] } = report as {
    stats?: { expected?: number; unexpected?: number; flaky?: number }
    errors?: unknown[]
  }
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) + errors.length,
  }
}
