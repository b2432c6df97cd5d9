import { createServices } from '../app.ts'
import { scheduledJobs } from '../scheduled-jobs.ts'
import { print, startAdditionsApi } from './additions-api.ts'

/**
 * Runs the API with the additions of `docs/add-to-the-api.sh` and prints the results: a value of the new field, its
 * entry in the API's reference, a record of the new collection, the e-mail that two runs of the new job have written, the
 * new call by the new role and by another, and a word in the new language.
 * Only a scratch copy has these additions.
 */
const api = await startAdditionsApi()
const services = createServices(api.options)
/** Without the spaces that bind words of one letter. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

try {
  const price = { title: 'Jazda na poníku', description: '10 €', season_note: 'Len v lete' }
  const { season_note } = await api.call('POST', '/activity-prices', price)
  print(`field: season_note is ${String(season_note)}`)
  const reference = await api.bodyOf('GET', '/openapi.json')
  print(`field: the API's reference ${reference.includes('season_note') ? 'has' : 'lacks'} it`)
  const recipe = await api.call('POST', '/recipes', { title: 'Halušky' })
  await api.call('PUT', `/recipes/${String(recipe['id'])}`, { minutes: 45 })
  const [found] = await api.call<Record<string, unknown>[]>('GET', '/recipes?title_contains=halus')
  print(`collection: ${String(found?.['title'])}, ${String(found?.['minutes'])} minutes`)
  print(
    `collection: a visitor may ${(await api.visitorStatus('/recipes', recipe)) === 401 ? 'not ' : ''}add one`,
  )
  const job = scheduledJobs(services).find(({ name }) => name === 'send-season-notes')
  await job?.run()
  await job?.run()
  for (const { key, subject, body = '' } of await api.call<Record<string, string>[]>(
    'GET',
    '/outgoing-emails',
  ))
    print(`e-mail: ${key}, ${subject}, ${/Jazda na poníku: [^<&]*/.exec(plain(body))?.[0]}`)
  for (const role of ['night_porter', 'editor'])
    print(`call: ${role} ${await api.answerTo(role, '/foreigner-reports/waiting')}`)
  const terms = await api.bodyOf('GET', '/openapi.json')
  print(`language: the API's reference ${/"enum":\["sk","cs","en","pl"\]/.test(terms) ? 'has' : 'lacks'} it`)
} finally {
  await services.db.$client.end()
  await api.close()
}
