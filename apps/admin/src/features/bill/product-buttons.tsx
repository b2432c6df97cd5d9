import { formatMoney } from '@dvor/format/money.ts'
import { products } from '@dvor/contract/collections/services/products.ts'
import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconBasketPlus, IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { useList } from '../../core/records/use-list.ts'
import { useBill, type Bill } from './use-bill.tsx'

/** Products on sale, those with a button first. */
function useProducts() {
  const sold = useList(products, { active: 'true', _sort: 'order:ASC', _limit: -1 }).data ?? []
  return { quick: sold.filter((one) => one.quick), others: sold.filter((one) => !one.quick) }
}

type Product = ReturnType<typeof useProducts>['quick'][number]

/** One button for each quick product, the others in a menu. */
export function ProductButtons({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const { quick, others } = useProducts()
  return (
    <Group gap={8}>
      {quick.map((one) => (
        <Button key={one.id} variant="default" onClick={() => void bill.add(one.id)}>
          {one.title}
        </Button>
      ))}
      {others.length === 0 ? null : (
        <Menu>
          <Menu.Target>
            <ActionIcon size={36} variant="default" aria-label={t('bill.others')} title={t('bill.others')}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <ProductItems all={others} bill={bill} />
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  )
}

const ProductItems = ({ all, bill }: { all: readonly Product[]; bill: Bill }) =>
  all.map((one) => (
    <Menu.Item key={one.id} rightSection={formatMoney(one.price)} onClick={() => void bill.add(one.id)}>
      {one.title}
    </Menu.Item>
  ))

interface MenuProps {
  reservation: string
  /** Whose bill it is, for the button's name. */
  who: string
}

/** Adds a piece to a bill from a list of guests: open, tap. */
export function BillMenu(props: MenuProps) {
  const may = useMay()
  return may('reservations.edit') && may('prices.read') ? <OpenedMenu {...props} /> : null
}

function OpenedMenu({ reservation, who }: MenuProps) {
  const { t } = useTranslation()
  const bill = useBill(reservation)
  const label = t('bill.addFor', { who })
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={36} variant="default" loading={bill.isBusy} aria-label={label} title={label}>
          <IconBasketPlus size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <AllProducts bill={bill} />
      </Menu.Dropdown>
    </Menu>
  )
}

function AllProducts({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const { quick, others } = useProducts()
  const all = [...quick, ...others]
  return all.length === 0 ? (
    <Menu.Label>{t('bill.noProducts')}</Menu.Label>
  ) : (
    <ProductItems all={all} bill={bill} />
  )
}
