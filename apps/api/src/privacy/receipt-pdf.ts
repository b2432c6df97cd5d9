import type { PersonalDataRun } from '@dvor/contract/privacy/personal-data.ts'
import { clearedNames, clearedTexts, keptByLaw } from '@dvor/contract/privacy/retention.ts'
import { escapeHtml } from '@dvor/contract/values/escape.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import type { Db } from '../db/database.ts'
import { textPdf } from '../platform/pdf/text-pdf.ts'
import { readSettings } from '../property/settings.ts'

/** The receipt of an erasure: what was cleared, what stays and why, until when. It names nobody. */
export async function receiptPdf(db: Db, run: PersonalDataRun): Promise<Buffer> {
  const { business_name } = await readSettings(db)
  return textPdf({
    title: 'Potvrdenie o výmaze osobných údajov',
    html: bodyOf(run),
    property: business_name,
    edition: `číslo ${run.id}`,
    made: new Date(run.made_at),
    origin: '',
  })
}

function bodyOf({ made_at, cleared, kept }: PersonalDataRun): string {
  const gone = clearedNames.flatMap((name) => {
    const count = cleared[name]
    const { label, cleared: what } = clearedTexts(name)
    return count ? [`<tr><th>${label.sk}</th><td>${count}</td><td>${escapeHtml(what.sk)}</td></tr>`] : []
  })
  const stays = kept.map(({ name, count, until }) => {
    const { label, reason } = keptByLaw[name]
    const end = until === null ? '' : `do ${formatDay(until)}: `
    return `<tr><th>${label.sk}</th><td>${count}</td><td>${end}${escapeHtml(reason.sk)}</td></tr>`
  })
  return (
    `<p>Údaje sme vymazali ${formatInstant(made_at)} na žiadosť osoby podľa čl. 17 nariadenia (EÚ) 2016/679.</p>` +
    section('Vymazané', gone, 'Nebolo čo vymazať.') +
    section('Čo zostáva a prečo', stays, 'Nezostalo nič.') +
    '<p>V zálohách údaje zostanú, kým ich neprepíšu novšie zálohy. Toto potvrdenie neobsahuje vymazané údaje.</p>'
  )
}

const section = (title: string, rows: readonly string[], none: string): string =>
  `<h2>${title}</h2>${rows.length > 0 ? `<table>${rows.join('')}</table>` : `<p>${none}</p>`}`
