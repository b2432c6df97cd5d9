import { startTestCluster } from '../test-cluster.ts'

/** A test run that will be killed; run by the test of the test cluster. */
const { connection } = await startTestCluster()
process.stdout.write(`up ${connection.host}\n`)
setInterval(() => undefined, 60_000)
