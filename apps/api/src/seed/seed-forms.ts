import { formRows } from '../db/schema/settings/administrator-forms.ts'
import type { Db } from '../db/database.ts'

const consent =
  'Údaje použijeme len na to, aby sme vám odpovedali. Viac o nich nájdete na stránke Ochrana osobných údajov.'

/**
 * The public forms with texts that suit any property; they cannot be added in the back office, so they are created
 * here.
 */
const seedForms: (typeof formRows.$inferInsert)[] = [
  {
    key: 'contact',
    title: 'Napíšte nám',
    intro: 'Opýtajte sa na čokoľvek. Odpovedáme do druhého dňa, zvyčajne skôr.',
    success_text: 'Ďakujeme, správa je u nás. Čoskoro sa ozveme.',
    consent_text: consent,
  },
  {
    key: 'hall_demand',
    title: 'Opýtať sa na sálu',
    intro: 'Napíšte, čo chystáte, kedy a pre koľkých. Pošleme vám ponuku na mieru.',
    success_text: 'Ďakujeme, dopyt sme dostali. Ponuku pošleme do dvoch dní.',
    consent_text: consent,
  },
  {
    key: 'reservation',
    title: 'Rezervácia',
    success_text: 'Ďakujeme za rezerváciu. Potvrdenie vám posielame na e-mail.',
    consent_text: consent,
  },
  {
    key: 'survey',
    title: 'Ako sa vám u nás páčilo?',
    intro: 'Pár otázok, dve minúty. Každú odpoveď čítame.',
    success_text: 'Ďakujeme! Pomohli ste nám byť lepšími hostiteľmi.',
    consent_text: 'Súhlasím, že moje hodnotenie s krstným menom môže byť zverejnené na webe.',
  },
]

/** Inserts the forms of a new installation; a form that exists stays as it is. */
export async function fillForms(db: Db): Promise<void> {
  await db.insert(formRows).values(seedForms).onConflictDoNothing({ target: formRows.key })
}
