import { chromium } from '@playwright/test'
import { call, admin } from '/tmp/h2/lib.mjs'
const token = await admin()
const u = (await call('GET', '/api/users?email=druha@example.sk', { token })).body[0]
await call('PUT', '/api/users/' + u.id, { token, body: { role: 'admin' } })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const c = await b.newContext({ locale: 'sk-SK' }); const p = await c.newPage()
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 150)))
await p.goto('http://127.0.0.1:3220/login')
await p.locator('input[autocomplete=username]').fill('druha@example.sk')
await p.locator('input[type=password]').fill('Lipovy-kvet-77x')
await p.getByRole('button', { name: 'Prihlásiť sa' }).click()
await p.waitForURL('**/dashboard'); await p.waitForTimeout(1500)
const put = await call('PUT', '/api/users/' + u.id, { token, body: { role: 'authenticated' } }); console.log('narrowed', put.status)
await p.getByRole('link', { name: 'Rezervácie' }).first().click(); await p.waitForTimeout(3000)
console.log(p.url()); await p.screenshot({ path: '/tmp/h2/narrow.png' })
await p.reload(); await p.waitForTimeout(2500); console.log(p.url()); await p.screenshot({ path: '/tmp/h2/narrow2.png' })
await b.close()
