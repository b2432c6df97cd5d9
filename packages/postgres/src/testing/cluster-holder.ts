import { startTestCluster } from '../test-cluster.ts'

/** A test run that will be killed; run by the test of the test cluster, with the folder of its temporary files. */
const { connection } = await startTestCluster(undefined, process.argv[2])
process.stdout.write(`up ${connection.host}\n`)
setInterval(() => undefined, 60_000)
