import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { bulkStates } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button, CloseButton, Menu } from '@mantine/core'
import { IconArrowsExchange, IconMail, IconPrinter, IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IfMay } from '../../core/client/if-may.tsx'
import { useMay } from '../../core/client/person.ts'
import { ExportItems } from '../../core/lists/export-button.tsx'
import { useExport } from '../../core/lists/use-export.ts'
import { SeveralDialog } from '../letters/several-dialog.tsx'
import type { ReservationRow } from '../reservations/list-cells.tsx'
import { stateLabel } from '../reservations/state-badge.tsx'
import classes from './bulk.module.css'
import { StatesDialog, type BulkState } from './states-dialog.tsx'

interface Props {
  rows: readonly ReservationRow[]
  onPrint: () => void
  onClear: () => void
}

/** Actions on the chosen reservations; stays in sight below them. */
export function BulkBar({ rows, onPrint, onClear }: Props) {
  const { t } = useTranslation()
  const [state, setState] = useState<BulkState | null>(null)
  const [isWriting, setWriting] = useState(false)
  const may = useMay()
  const { isBusy, save } = useExport(reservations, { id_in: rows.map(({ id }) => id) })
  const offered = bulkStates.filter((to) =>
    rows.some(({ allowed_transitions: allowed }) => allowed.includes(to)),
  )
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('reservations.bulk.label')}>
      <strong aria-live="polite">{t('reservations.bulk.chosen', { count: rows.length })}</strong>
      <Button size="xs" variant="default" leftSection={<IconPrinter size={16} />} onClick={onPrint}>
        {t('reservations.list.print')}
      </Button>
      <IfMay permission="export">
        <Menu position="top-start">
          <Menu.Target>
            <Button size="xs" variant="default" loading={isBusy} leftSection={<IconTableExport size={16} />}>
              {t('list.export')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <ExportItems onSave={save} />
          </Menu.Dropdown>
        </Menu>
      </IfMay>
      {offered.length > 0 ? (
        <Menu position="top-start">
          <Menu.Target>
            <Button size="xs" leftSection={<IconArrowsExchange size={16} />}>
              {t('reservations.bulk.state')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {offered.map((to) => (
              <Menu.Item key={to} onClick={() => setState(to)}>
                {stateLabel(to)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {may('messages.send') && may('guests.read') ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconMail size={16} />}
          onClick={() => setWriting(true)}
        >
          {t('letters.write')}
        </Button>
      ) : null}
      <CloseButton aria-label={t('reservations.bulk.clear')} onClick={onClear} />
      {isWriting ? <SeveralDialog rows={rows} onClose={() => setWriting(false)} /> : null}
      {state ? <StatesDialog rows={rows} state={state} onClose={() => setState(null)} /> : null}
    </div>
  )
}
