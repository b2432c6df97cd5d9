import { Agent, get } from 'node:http'

const [url = '', perSecond = '100', seconds = '5'] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })

/** Milliseconds from the moment at which the request was due to the end of its answer. */
function ask(due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`))
      answer
        .resume()
        .on('end', () => resolve(performance.now() - due))
        .on('error', reject)
    }).on('error', reject)
  })
}

const count = Number(perSecond) * Number(seconds)
const begin = performance.now()
const due = (index: number) => begin + (index * 1000) / Number(perSecond)
const asked: Promise<number>[] = []
while (asked.length < count) {
  while (asked.length < count && due(asked.length) <= performance.now()) asked.push(ask(due(asked.length)))
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due(asked.length) - performance.now())))
}
process.stdout.write(JSON.stringify(await Promise.all(asked)))
agent.destroy()
