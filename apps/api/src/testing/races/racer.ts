import { openRaceApi, type RaceOrder, type RacerConfig } from './race-api.ts'

/** A process that races; it gets its configuration as JSON, then orders by messages, and answers by messages. */
const api = await openRaceApi(JSON.parse(process.argv[2] ?? '') as RacerConfig)

process.on('message', (order: RaceOrder) => {
  void api.run(order, (result) => process.send?.({ result })).then((results) => process.send?.({ results }))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
