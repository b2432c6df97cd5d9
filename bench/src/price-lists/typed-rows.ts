import type { Typed } from './owner-screens.ts'

/** Adds rows and types the texts into the inputs of each, in their order; an empty text is passed over. */
export const rows =
  (...all: readonly (readonly string[])[]): Typed =>
  async (owner, field) => {
    for (const [index, texts] of all.entries()) {
      await owner.measured.tap(field.getByRole('button', { name: 'Pridať', exact: true }))
      const inputs = field.locator(':scope > div').nth(index).getByRole('textbox')
      for (const [at, text] of texts.entries()) if (text) await owner.type(inputs.nth(at), text)
    }
  }
