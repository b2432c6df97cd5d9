import { Agent, get } from 'node:http'

const [url = '', seconds = '1', parallel = '8', token = ''] = process.argv.slice(2)
const headers = token ? { authorization: `Bearer ${token}` } : {}
const agent = new Agent({ keepAlive: true, maxSockets: Number(parallel) })

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
}

const begin = performance.now()
const end = begin + Number(seconds) * 1000
let answered = 0
const lane = async () => {
  while (performance.now() < end) {
    await ask()
    answered++
  }
}
await Promise.all(Array.from({ length: Number(parallel) }, lane))
process.stdout.write(String(answered / ((performance.now() - begin) / 1000)))
agent.destroy()
