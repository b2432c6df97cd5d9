import { z } from 'zod'
import { backupLink, backupList } from '../../installation/backups.ts'
import { firstSteps } from '../../installation/first-steps.ts'
import { mailbox, mailboxTest, mailServer, mailServerEdit, mailTest } from '../../installation/mail-server.ts'
import { id } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { backupPaths, firstStepsPaths, mailServerPaths } from './installation-paths.ts'

/** The mail server of the back office's settings. */
export const mailServerCalls = declareCalls('mail-server', mailServerPaths, {
  read: { access: 'settings.read', summary: 'Nastavenie pošty', answer: mailServer },
  edit: {
    access: 'settings.edit',
    summary: 'Nastaviť poštu',
    body: mailServerEdit,
    answer: mailServer,
  },
  remove: { access: 'settings.edit', summary: 'Zrušiť nastavenie pošty', answer: mailServer },
  /** Sends a test e-mail to the caller. */
  test: { access: 'settings.edit', summary: 'Skúšobný list prihlásenému', answer: mailTest },
  /** The mailbox whose e-mails are read. */
  mailbox: { access: 'settings.read', summary: 'Nastavenie schránky', answer: mailbox },
  editMailbox: {
    access: 'settings.edit',
    summary: 'Nastaviť schránku',
    body: mailServerEdit,
    answer: mailbox,
  },
  removeMailbox: { access: 'settings.edit', summary: 'Zrušiť nastavenie schránky', answer: mailbox },
  testMailbox: { access: 'settings.edit', summary: 'Skúška schránky', answer: mailboxTest },
})

/** Backups on demand: made in the background, downloaded from an address that is valid for two minutes. */
export const backupCalls = declareCalls('backups', backupPaths, {
  list: { access: 'settings.read', summary: 'Zálohy', answer: backupList },
  start: { keyed: true, access: 'settings.edit', summary: 'Zálohovať teraz', answer: backupList },
  link: { access: 'settings.edit', summary: 'Adresa na stiahnutie zálohy', answer: backupLink },
  file: {
    access: 'token',
    summary: 'Stiahnutie zálohy podľa podpísanej adresy',
    params: z.object({ id, token: z.string().max(100) }),
    answer: { file: 'application/zstd' },
  },
})

/** The list of first steps on the dashboard. */
export const firstStepsCalls = declareCalls('dashboard', firstStepsPaths, {
  read: { access: 'settings.read', summary: 'Prvé kroky a čo z nich je hotové', answer: firstSteps },
})
