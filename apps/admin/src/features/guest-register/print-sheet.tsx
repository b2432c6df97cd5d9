import type { RegisterEntry } from '@dvor/contract/guests/guest-register.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../core/property/use-settings.ts'
import { reportHeads, reportRow } from './foreigner-report.ts'
import classes from './print-sheet.module.css'

/** The foreigner report for printing; rendered alone while it is printed. */
export function PrintSheet({ entries, onDone }: { entries: RegisterEntry[]; onDone: () => void }) {
  const { t } = useTranslation()
  const settings = useSettings()
  const [printedAt] = useState(() => new Date())
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  const address = [settings?.business_name, settings?.street, settings?.postal_code, settings?.city]
  return createPortal(
    <div className={classes.sheet} aria-hidden>
      <h1>{t('register.sheetTitle')}</h1>
      <p>
        {address.filter(Boolean).join(', ')} · {formatInstant(printedAt)}
      </p>
      <table>
        <thead>
          <tr>
            {reportHeads().map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              {reportRow(entry).map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
