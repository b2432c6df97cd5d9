import { expectNoBarriers, expectNoSidewaysScroll } from '../../src/pages/axe.ts'
import { signIn } from '../../src/back-office/back-office.ts'
import { ownerAt } from '../../src/back-office/owner-calls.ts'
import { waitingSurveys } from '../../src/back-office/surveys.ts'
import { expect, test } from '../../src/test.ts'

const words = 'Ranná hmla nad lúkou a žinčica rovno od bače.'

test(
  'a guest answers, the site shows it, the owner sees a badge and reads',
  { tag: '@gate' },
  async ({ page, request, refusals }) => {
    const [survey] = await waitingSurveys(request)
    const [firstName = '', lastName = ''] = survey?.guest_name.split(' ') ?? []
    refusals.expect(400, /spatna-vazba/)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`/spatna-vazba/${survey?.id}`)
    await expect(page.getByText(`Dobrý deň, ${firstName},`)).toBeVisible()
    await expect(page.getByText(lastName)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /zverejnené na webe/ })).not.toBeChecked()
    await expectNoSidewaysScroll(page)

    await page.getByLabel('Čo sa vám najviac páčilo?').fill(words)
    await page.getByRole('button', { name: 'Odoslať odpovede' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(2)
    await expect(page.getByLabel('Čo sa vám najviac páčilo?')).toHaveValue(words)
    await expectNoBarriers(page)

    await summary.getByRole('link').first().click()
    for (let stars = 1; stars < 5; stars++) await page.keyboard.press('ArrowRight')
    const whole = page.getByRole('group', { name: /Ako ste boli s pobytom spokojní/ })
    await expect(whole.getByRole('radio', { name: '5 z 5, výborné' })).toBeChecked()
    await page.getByRole('radio', { name: 'Áno' }).check()
    await page.getByRole('checkbox', { name: /zverejnené na webe/ }).check()
    await page.getByRole('button', { name: 'Odoslať odpovede' }).click()
    const thanks = page.getByRole('heading', { name: 'Ďakujeme!' })
    await expect(thanks).toBeFocused()
    await expect(thanks).toBeInViewport()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Ďakujeme!' })).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/uvod')
    await expect(page.getByText(words).first()).toBeVisible()

    await signIn(page)
    const menu = page.getByRole('navigation', { name: 'Hlavné menu' })
    const group = menu.getByRole('button', { name: /Hostia/ })
    await expect(group).toHaveText(/čaká na pozretie: 3/)
    await group.click()
    const requests = menu.getByRole('link', { name: /Odoslané dotazníky/ })
    await expect(requests).toHaveText(/čaká na pozretie: 3/)
    await requests.click()
    await page.getByRole('button', { name: 'Nové' }).click()
    await page.getByRole('cell', { name: survey?.guest_name, exact: true }).click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page).toHaveURL(`/survey-requests/${survey?.id}`)
    await expect(requests).toHaveText(/čaká na pozretie: 2/)
    await expectNoBarriers(page)
  },
)

test('without scripts nothing that was typed is lost either', async ({ browser, request }) => {
  const [survey] = await waitingSurveys(request)
  const owner = await ownerAt(request)
  const question = await owner.add('survey-questions', { text: 'Ako chutil chlieb?', kind: 'text' })
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/spatna-vazba/${survey?.id}`)
  await page.getByLabel('Čo by sme mohli robiť lepšie?').fill('Nič, len tak ďalej.')
  await page.getByRole('radio', { name: 'Nie' }).check()
  await page.getByRole('button', { name: 'Odoslať odpovede' }).click()
  await expect(page.getByRole('alert')).toContainText('Ako ste boli s pobytom spokojní?')
  await expect(page.getByLabel('Čo by sme mohli robiť lepšie?')).toHaveValue('Nič, len tak ďalej.')
  await expect(page.getByRole('radio', { name: 'Nie' })).toBeChecked()
  await page
    .getByRole('group', { name: /Ako ste boli/ })
    .getByRole('radio', { name: /^4 z 5/ })
    .check()
  // A question that the owner has taken off meanwhile does not swallow the answers without a word.
  await page.getByLabel('Ako chutil chlieb?').fill('Výborne.')
  await owner.remove(`/survey-questions/${question.id}`)
  await page.getByRole('button', { name: 'Odoslať odpovede' }).click()
  await expect(page.getByRole('alert')).toContainText('odošlite ich ešte raz')
  await page.getByRole('button', { name: 'Odoslať odpovede' }).click()
  await expect(page.getByRole('heading', { name: 'Ďakujeme!' })).toBeVisible()
  await context.close()
})

test('a survey is deleted answer by answer, the survey last', async ({ page }) => {
  const deleted: string[] = []
  page.on('request', (one) => {
    if (one.method() === 'DELETE') deleted.push(new URL(one.url()).pathname.split('/')[2] ?? '')
  })
  await signIn(page, '/survey-requests?done=true')
  const row = page.getByRole('row').filter({ hasText: 'Lukáš Bartoš' })
  await row.getByRole('cell').first().click()
  await expect(page.getByRole('heading', { name: 'Lukáš Bartoš' })).toBeVisible()
  await page.getByRole('button', { name: 'Vymazať' }).click()
  await expect(row).toHaveCount(0)
  await expect
    .poll(() => deleted)
    .toEqual(['survey-answers', 'survey-answers', 'survey-answers', 'survey-answers', 'surveys'])
})
