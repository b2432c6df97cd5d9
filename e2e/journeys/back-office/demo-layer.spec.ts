import type { Page } from '@playwright/test'
import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { demoOrigin } from '../../src/properties.ts'
import { expect, test } from '../../src/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The answer that the page itself gets, through its worker. */
async function ask(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([how, where, sent]) => {
      const response = await fetch(where, { method: how, ...(sent === null ? {} : { body: sent }) })
      const text = await response.text()
      return {
        status: response.status,
        text,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
      }
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  )
}

/** A call of each app, and one place in its answer on new samples. */
const samples: [
  method: string,
  path: string,
  status: number,
  place: string,
  value: unknown,
  body?: unknown,
][] = [
  ['POST', '/jwt/login', 200, 'userData.role', 'client', { email: 'client@example.com', password: 'client' }],
  ['GET', '/api/select/data?query=orchard', 200, 'length', 10],
  ['GET', '/faq/data?q=card', 200, 'payment.title', 'Payment'],
  [
    'POST',
    '/apps/chat/send-msg',
    201,
    'response.newMessageData.senderId',
    11,
    { obj: { message: 'Hello', contact: { id: 3 } } },
  ],
  ['DELETE', '/apps/todo/delete-task?taskId=2', 200, 'isDeleted', true],
  ['GET', '/apps/email/get-email?id=1', 200, 'hasPreviousMail', false],
  ['DELETE', '/apps/kanban/delete-board', 200, '', {}, 'done'],
  ['GET', '/apps/invoice/invoices?status=paid', 200, 'total', 6],
  ['GET', '/apps/calendar/events?calendars=ETC', 200, 'length', 1],
  ['GET', '/api/users/list/data?role=editor', 200, 'total', 10],
  ['GET', '/profile/data', 200, 'header.username', 'Jana Lipová'],
  ['POST', '/apps/ecommerce/cart', 201, 'qty', 1, { productId: 8 }],
  ['GET', '/blog/list/data/edit', 200, 'status', 'Published'],
  ['GET', '/api/datatables/data?page=10', 200, 'invoices.length', 10],
  ['GET', '/pricing/data', 200, 'plans.length', 3],
  ['GET', '/api/bookmarks/data', 200, 'bookmarks.length', 4],
  ['GET', '/apps/permissions/data?assignedTo=support', 200, 'total', 3],
  ['GET', '/card/card-analytics/goal-overview', 200, 'completed', 786_617],
  ['GET', '/account-setting/data', 200, 'general.username', 'jana.lipova'],
  ['GET', '/api/autocomplete/data', 200, 'autoComplete.length', 100],
]

/** The value at a place such as `plans.length`; the whole body where no place is named. */
function at(body: unknown, place: string): unknown {
  const names = place === '' ? [] : place.split('.')
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], body)
}

test(
  'a call of each app is answered in the browser, and a reload makes everything as it was',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(`${demoOrigin}/demo`)
    await expect(page.getByRole('heading', { name: 'Demo layer' })).toBeVisible()
    for (const [method, path, status, place, value, body] of samples) {
      const answer = await ask(page, method, path, body)
      expect(answer.status, `${method} ${path}`).toBe(status)
      expect(at(answer.body, place), `${method} ${path}`).toEqual(value)
    }
    expect((await ask(page, 'GET', '/apps/kanban/boards')).body).toHaveLength(2)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Demo layer' })).toBeVisible()
    expect((await ask(page, 'GET', '/apps/kanban/boards')).body).toHaveLength(3)
  },
)

/** Workers of the layer; the product has one of its own. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.filter(({ active }) => !active?.scriptURL.endsWith('/service-worker.js')).length
  })

test('other calls reach the product; where the layer is not asked for, its worker answers nothing and goes', async ({
  page,
  context,
  request,
  refusals,
}) => {
  await page.goto(`${demoOrigin}/elsewhere?demo=1`)
  await expect(page.locator('html')).toHaveAttribute('data-demo-layer', 'on')
  expect(await workers(page)).toBe(1)
  const ofProduct = await (await request.get('/api/global-settings')).json()
  expect((await ask(page, 'GET', '/api/global-settings')).body).toEqual(ofProduct)
  expect((await ask(page, 'GET', '/api/select/data')).body).toHaveLength(100)

  refusals.expect(404, /\/api\/select\/data$/)
  await page.goto(`${demoOrigin}/elsewhere`)
  expect((await ask(page, 'GET', '/api/select/data')).status).toBe(404)
  const another = await context.newPage()
  await page.close()
  await another.goto(`${demoOrigin}/elsewhere`)
  await expect.poll(() => workers(another)).toBe(0)
})

test('the page lists the calls, and one is tried by keyboard', async ({ page, refusals }) => {
  await page.goto(`${demoOrigin}/demo`)
  await expect(page.getByRole('group')).toHaveCount(85)
  await page.getByLabel('Find a call').fill('products/')
  await expect(page.getByRole('status')).toHaveText('1 of 85 calls')
  const entry = page.getByRole('group')
  await entry.locator('summary').focus()
  await page.keyboard.press('Enter')
  await entry.getByLabel('id').fill('7')
  await page.keyboard.press('Enter')
  await expect(entry.getByRole('status')).toHaveText(/^200 in \d+ ms$/)
  await expect(entry.getByLabel('Answer')).toHaveValue(/"name": "Elderflower Syrup"/)
  await expectNoBarriers(page)
  await expectNoSidewaysScroll(page)
  refusals.expect(404, /\/products\/99$/)
  await entry.getByLabel('id').fill('99')
  await entry.getByRole('button', { name: 'Send' }).click()
  await expect(entry.getByRole('status')).toHaveText(/^404 in/)
})

test('the product itself knows neither the page nor the worker', async ({ page, request }) => {
  expect((await request.get('/demo')).status()).toBe(404)
  await page.goto('/login?demo=1')
  await expect(page.getByRole('button', { name: 'Prihlásiť sa' })).toBeVisible()
  expect(await workers(page)).toBe(0)
})

test('the screens of the product open where an installation switches the layer on', async ({ page }) => {
  // The page as the server writes it with DEMO_LAYER=1.
  await page.route('**/coupons', async (route) => {
    const answer = await route.fetch()
    const off = 'name="demo-layer" content="off"'
    const html = await answer.text()
    expect(html).toContain(off)
    await route.fulfill({ response: answer, body: html.replace(off, off.replace('off', 'on')) })
  })
  await signIn(page, '/coupons')
  await expect(page.getByRole('heading', { name: 'Kupóny', level: 1 })).toBeVisible()
})
