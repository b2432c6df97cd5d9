import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBrush, IconDots, IconPlus, IconPrinter, IconToolsKitchen2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { ExportButton, ExportItems } from '../../core/lists/export-button.tsx'
import { useExport } from '../../core/lists/use-export.ts'
import { useListWidth } from '../../core/lists/use-list-width.ts'
import { PageHead } from '../../core/page/page-head.tsx'
import type { ListQuery } from '../../core/records/use-list.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { IfMay } from '../../core/client/if-may.tsx'

interface PrintProps {
  query: ListQuery
  isPrinting: boolean
  onPrint: () => void
}

interface Props extends PrintProps {
  total: number | undefined
}

/** Heading of the list of reservations. A phone has a button for a new one, and a menu of everything else. */
export function ListHead({ total, ...print }: Props) {
  const { t } = useTranslation()
  const width = useListWidth()
  return (
    <PageHead title={declaredText(reservations.label.many)} total={total}>
      {width === 'phone' ? null : <WideActions {...print} />}
      <Button component={ScreenLink} to="/reservations/add" leftSection={<IconPlus size={17} />}>
        {t('reservations.newTitle')}
      </Button>
      {width === 'phone' ? <PhoneMenu {...print} /> : null}
    </PageHead>
  )
}

function WideActions({ query, isPrinting, onPrint }: PrintProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} />}
        loading={isPrinting}
        onClick={onPrint}
      >
        {t('reservations.list.print')}
      </Button>
      <Button component={ScreenLink} to="/kitchen" variant="default">
        {t('sheets.kitchen')}
      </Button>
      <Button component={ScreenLink} to="/housekeeping" variant="default">
        {t('sheets.housekeeping')}
      </Button>
      <ExportButton collection={reservations} query={query} />
    </>
  )
}

function PhoneMenu({ query, isPrinting, onPrint }: PrintProps) {
  const { t } = useTranslation()
  const { isBusy, save } = useExport(reservations, query)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('list.actions')} loading={isPrinting || isBusy}>
          <IconDots size={19} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPrinter size={17} />} onClick={onPrint}>
          {t('reservations.list.print')}
        </Menu.Item>
        <Menu.Item component={ScreenLink} to="/kitchen" leftSection={<IconToolsKitchen2 size={17} />}>
          {t('sheets.kitchen')}
        </Menu.Item>
        <Menu.Item component={ScreenLink} to="/housekeeping" leftSection={<IconBrush size={17} />}>
          {t('sheets.housekeeping')}
        </Menu.Item>
        <IfMay permission="export">
          <ExportItems onSave={save} />
        </IfMay>
      </Menu.Dropdown>
    </Menu>
  )
}
