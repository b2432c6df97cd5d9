import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import type { Locator, Page } from '@playwright/test'
import { MeasuredPage } from '../journey-cost/measured-page.ts'

/** The input of an owner in a field, by the field's kind; a list of choices for several. */
export type Typed =
  | string
  | true
  | readonly string[]
  | ((form: OwnerScreens, field: Locator) => Promise<void>)

/** The back office as an owner uses it: its menu, its forms and its buttons, each press and letter counted. */
export class OwnerScreens {
  readonly measured: MeasuredPage
  readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.measured = new MeasuredPage(page)
  }

  /** Signs in, which is not counted. */
  async signIn(identifier: string, password: string): Promise<void> {
    await this.page.goto('/login')
    await this.page.getByLabel('Meno alebo e-mail').fill(identifier)
    await this.page.getByLabel('Heslo', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Prihlásiť sa' }).click()
    await this.page.waitForURL('**/dashboard')
  }

  /** Opens a screen by the menu, with its group where that is closed. */
  async go(group: string, entry: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: 'Hlavné menu' })
    const link = menu.getByRole('link', { name: entry, exact: true })
    const opener = menu.getByRole('button', { name: group })
    if ((await opener.getAttribute('aria-expanded')) === 'false') await this.measured.tap(opener)
    await this.measured.tap(link)
    await this.measured.screen(this.page.getByRole('heading', { level: 1, name: entry }))
  }

  /** Adds a record on the screen of its collection and waits until it is kept. */
  async add(group: string, name: keyof typeof collections, values: Record<string, Typed>): Promise<void> {
    const collection: Collection = collections[name]
    await this.go(group, collection.label.many.sk)
    await this.measured.tap(this.page.getByRole('main').getByRole('link', { name: 'Pridať', exact: true }))
    const form = this.page.getByRole('main').locator('form')
    await this.fill(form, collection, values)
    await this.save(form, 'Vytvoriť')
  }

  /** Copies the record that is open, with other values in some fields. */
  async copy(name: keyof typeof collections, values: Record<string, Typed>): Promise<void> {
    await this.measured.tap(this.page.getByRole('main').getByRole('link', { name: 'Vytvoriť kópiu' }))
    const form = this.page.getByRole('main').locator('form')
    await form.getByRole('button', { name: 'Vytvoriť', exact: true }).waitFor()
    await this.fill(form, collections[name], values)
    await this.save(form, 'Vytvoriť')
  }

  /** Adds a record on a list whose records are created in a dialog. */
  async addInDialog(group: string, name: keyof typeof collections, values: Record<string, Typed>) {
    const collection: Collection = collections[name]
    await this.go(group, collection.label.many.sk)
    await this.measured.tap(this.page.getByRole('main').getByRole('button', { name: 'Pridať', exact: true }))
    const form = this.page.getByRole('dialog').locator('form')
    await this.fill(form, collection, values)
    await this.save(form, 'Vytvoriť')
  }

  /** Adds weekly times to the service that is open: from, to, seats. */
  async addTimes(weekday: string, times: readonly (readonly string[])[]): Promise<void> {
    for (const texts of times) {
      await this.measured.tap(this.page.getByRole('button', { name: `Pridať termín: ${weekday}` }))
      const form = this.page.getByRole('dialog').locator('form')
      for (const [at, label] of ['Od', 'Do', 'Miest'].entries())
        await this.type(form.getByRole('textbox', { name: label, exact: true }), texts[at] ?? '')
      await this.save(form, 'Vytvoriť')
    }
  }

  /** Changes the settings of the property. */
  async set(values: Record<string, Typed>): Promise<void> {
    await this.go('Nastavenia', 'Nastavenia')
    const form = this.page.getByRole('main').locator('form').first()
    await this.fill(form, collections['global-settings'], values)
    await this.save(form, 'Uložiť')
  }

  /** Presses the form's button and waits until it says no more that something is not kept. */
  async save(form: Locator, button: string): Promise<void> {
    const kept = this.page
      .waitForResponse(
        (answer) => ['POST', 'PUT'].includes(answer.request().method()) && answer.url().includes('/api/'),
      )
      .catch(() => null)
    await this.measured.tap(form.getByRole('button', { name: button, exact: true }))
    const answer = await kept
    if (!answer)
      throw new Error(
        `not sent: ${(await form.locator('[id$="-error"]').locator('..').allInnerTexts()).join(' | ')}`,
      )
    if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  }

  /** Fills in fields of a collection's form by their labels. */
  async fill(form: Locator, { fields }: Collection, values: Record<string, Typed>): Promise<void> {
    for (const [key, typed] of Object.entries(values)) {
      const field = fields[key]
      if (!field) throw new Error(`no field ${key}`)
      await this.enter(form, field.label.sk, typed)
    }
  }

  /** Enters a value into the control with a label. */
  async enter(form: Locator, label: string, typed: Typed): Promise<void> {
    if (typeof typed === 'function') return typed(this, form.getByRole('group', { name: label }))
    if (typed === true) return this.measured.tap(form.getByRole('switch', { name: label }))
    const choice = form.getByRole('combobox', { name: label, exact: true })
    const week = form.getByRole('group', { name: label, exact: true })
    if (typeof typed !== 'string') {
      await choice.or(week).first().waitFor()
      const isWeek = (await week.count()) > 0
      for (const one of typed)
        await (isWeek ? this.tapChip(week.getByRole('checkbox', { name: one })) : this.choose(choice, one))
      return
    }
    const text = form.getByRole('textbox', { name: label, exact: true })
    await text.or(choice).first().waitFor()
    return (await text.count()) > 0 ? this.type(text, typed) : this.choose(choice, typed)
  }

  /** Presses the label of a chip, whose own box is hidden. */
  private async tapChip(box: Locator): Promise<void> {
    const id = await box.getAttribute('id')
    await this.measured.tap(this.page.locator(`label[for="${id}"]`))
  }

  /** Types a value that is first found on the paper, which takes a moment. */
  async type(control: Locator, text: string): Promise<void> {
    this.measured.effort.decisions++
    await this.measured.type(control, '')
    this.measured.effort.typed += text.length
    await control.pressSequentially(text)
  }

  /** Chooses from a list: a press opens it, a press chooses. */
  async choose(control: Locator, option: string): Promise<void> {
    await this.measured.tap(control)
    await this.measured.tap(this.page.getByRole('option', { name: option }).first())
  }
}
