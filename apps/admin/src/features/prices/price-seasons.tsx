import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { ActionIcon, Badge, Button, Table, Text, Title } from '@mantine/core'
import { IconCalculator, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { SeasonDrawer, type DrawerContent } from './season-drawer.tsx'
import { useHiddenIds } from '../../core/records/pending-deletes.ts'
import { anyRecord } from '../../core/records/records.ts'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { useList } from '../../core/records/use-list.ts'
import below from '../../core/screens/below-form.module.css'
import classes from './price-seasons.module.css'
import { IfMay } from '../../core/client/if-may.tsx'

type Price = ListItem<typeof prices>

interface Props {
  unitId: string
}

/** The seasons of one unit, added and changed in a drawer. */
export function PriceSeasons({ unitId }: Props) {
  const { t } = useTranslation()
  const { data } = useList(prices, { accommodation_unit: unitId, _sort: 'valid_from:ASC', _limit: -1 })
  const hidden = useHiddenIds()
  const [content, setContent] = useState<DrawerContent | null>(null)
  const seasons = (data ?? []).filter((price) => !hidden.has(price.id))
  const open = (season: Price | null) => setContent({ kind: 'form', season })
  return (
    <section id="seasons" tabIndex={-1} className={`card ${below.section}`} aria-label={t('seasons.title')}>
      <div className={classes.row}>
        <Title order={2}>{t('seasons.title')}</Title>
        <span className={classes.spacer} />
        <Button
          component={ScreenLink}
          to={`/price-simulator?unit=${unitId}&draft`}
          size="xs"
          variant="default"
          leftSection={<IconCalculator size={15} />}
        >
          {t('simulator.try')}
        </Button>
        <IfMay permission="prices.edit">
          <Button size="xs" leftSection={<IconPlus size={15} />} onClick={() => open(null)}>
            {t('seasons.add')}
          </Button>
        </IfMay>
      </div>
      {seasons.length ? (
        <SeasonTable unitId={unitId} seasons={seasons} onOpen={open} />
      ) : (
        <Text c="dimmed">{t('seasons.none')}</Text>
      )}
      <SeasonDrawer unitId={unitId} content={content} seasons={seasons} onChange={setContent} />
    </section>
  )
}

interface TableProps extends Props {
  seasons: readonly Price[]
  onOpen: (price: Price) => void
}

function SeasonTable({ unitId, seasons, onOpen }: TableProps) {
  const { t } = useTranslation()
  const remove = useDelete(prices)
  return (
    <Table verticalSpacing={6}>
      <Table.Tbody>
        {seasons.map((price) => (
          <Table.Tr key={price.id}>
            <Table.Td>
              <Text size="sm" fw={600}>
                {price.title} {price.active ? null : <Badge color="gray">{t('seasons.off')}</Badge>}
              </Text>
              <Text size="sm" c="dimmed">
                {formatDayRange(price.valid_from, price.valid_to)}
                {price.repeats_yearly ? `, ${t('seasons.yearly')}` : ''}
              </Text>
            </Table.Td>
            <Table.Td ta="right">{formatMoney(price.price)}</Table.Td>
            <Table.Td w={116} ta="right" style={{ whiteSpace: 'nowrap' }}>
              <ActionIcon
                component={ScreenLink}
                to={`/price-simulator?unit=${unitId}&season=${price.id}`}
                variant="subtle"
                color="gray"
                aria-label={t('simulator.trySeason', { title: price.title })}
              >
                <IconCalculator size={17} />
              </ActionIcon>
              <IfMay permission="prices.edit">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`${t('list.edit')}: ${price.title}`}
                  onClick={() => onOpen(price)}
                >
                  <IconPencil size={17} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="barn"
                  aria-label={`${t('list.remove')}: ${price.title}`}
                  onClick={() => remove(anyRecord(price))}
                >
                  <IconTrash size={17} stroke={1.6} />
                </ActionIcon>
              </IfMay>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
