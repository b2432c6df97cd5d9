import { openIssuer, type IssueOrders } from './issuer.ts'

/** A process that issues invoices, started with its orders as JSON and released by a message. */
const issuer = openIssuer(JSON.parse(process.argv[2] ?? '') as IssueOrders)

process.on('message', () => {
  void issuer.issue().then((outcomes) => process.send?.(outcomes))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
