import type { English } from '../../core/texts/translation.ts'
import type { firms as slovak } from './texts.ts'

export const firms: English<typeof slovak> = {
  fill: 'Fill in: {{firm}}',
  own: 'from your documents',
  register: 'from the register',
  filled: 'Filled in by the number ({{source}}).',
  title: 'Register of firms',
  hint: 'Type the number (IČO) of a firm at a booking or an invoice, and its name and address are filled in. They come from your documents and from the file that you put here; nothing is sent out.',
  label: 'File with the register of firms',
  drop: 'Drop a CSV file with firms here, or choose it',
  dropHint:
    'Open data of the register with the columns IČO and name; street, number, postal code, city, DIČ and IČ DPH where known. At most 500 MB.',
  reading: 'Reading the register, this may take some minutes…',
  none: 'No register has been loaded yet.',
  loaded: '{{file}}, loaded {{when}}. Firms: {{rows}}.',
  wrong: 'Rows left out without a right number or a name: {{wrong}}. The first are on lines {{lines}}.',
  refused: 'The register was not loaded, the former one holds',
  unreadable: 'The first line of the file lacks the column IČO or the name of the firm.',
  done: 'The register is loaded.',
}
