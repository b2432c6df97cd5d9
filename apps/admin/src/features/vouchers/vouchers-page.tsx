import { voucherStates, vouchersPerPage, voucherState, type Voucher } from '@dvor/contract/money/vouchers.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Drawer, NativeSelect, Skeleton, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconGift, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import listClasses from '../../core/lists/list.module.css'
import { ErrorNote } from '../../core/page/notes.tsx'
import notes from '../../core/page/notes.module.css'
import { PageHead } from '../../core/page/page-head.tsx'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import { localizedChoices } from '../../core/texts/declared.ts'
import { SellForm } from './sell-form.tsx'
import { VoucherBadge } from './voucher-badge.tsx'
import { VoucherDrawer } from './voucher-drawer.tsx'
import classes from './vouchers.module.css'

type Name = 'stav' | 'hladat' | 'poukaz' | 'strana'

/** The desk for gift vouchers: list, sale, and each voucher beside the list. */
export function VouchersPage() {
  const { t } = useTranslation()
  const [params, setParams] = useAddressParams()
  const [isSelling, setSelling] = useState(false)
  const change = (name: Name, value: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (value) next.set(name, value)
      else next.delete(name)
      if (name === 'stav' || name === 'hladat') next.delete('strana')
      return next
    })
  return (
    <>
      <PageHead title={t('vouchers.title')}>
        <Button leftSection={<IconGift size={17} aria-hidden />} onClick={() => setSelling(true)}>
          {t('vouchers.sell.action')}
        </Button>
      </PageHead>
      <Text c="dimmed" mb="md" maw={720}>
        {t('vouchers.hint')}
      </Text>
      <div className={`card ${classes.panel}`}>
        <Tools params={params} change={change} />
        <Vouchers
          params={params}
          onOpen={(id) => change('poukaz', id)}
          onPage={(page) => change('strana', page)}
        />
      </div>
      <VoucherDrawer id={params.get('poukaz')} onClose={() => change('poukaz', null)} />
      <Drawer
        opened={isSelling}
        onClose={() => setSelling(false)}
        position="right"
        size="lg"
        closeOnClickOutside={false}
        title={t('vouchers.sell.action')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <SellForm
          onSold={(id) => {
            setSelling(false)
            change('poukaz', id)
          }}
        />
      </Drawer>
    </>
  )
}

interface ToolsProps {
  params: URLSearchParams
  change: (name: Name, value: string | null) => void
}

/** Filter by the state, and the search. */
function Tools({ params, change }: ToolsProps) {
  const { t } = useTranslation()
  const type = useDebouncedCallback((text: string) => change('hladat', text), 300)
  return (
    <div className={listClasses.tools}>
      <NativeSelect
        aria-label={t('vouchers.filter.label')}
        value={params.get('stav') ?? ''}
        data={[{ value: '', label: t('vouchers.filter.all') }, ...localizedChoices(voucherStates)]}
        onChange={(event) => change('stav', event.currentTarget.value)}
      />
      <TextInput
        className={listClasses.search}
        aria-label={t('vouchers.search')}
        placeholder={t('vouchers.search')}
        leftSection={<IconSearch size={17} aria-hidden />}
        defaultValue={params.get('hladat') ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  )
}

interface VouchersProps {
  params: URLSearchParams
  onOpen: (id: string) => void
  onPage: (page: string) => void
}

function Vouchers({ params, onOpen, onPage }: VouchersProps) {
  const { t } = useTranslation()
  const state = voucherState.safeParse(params.get('stav')).data
  const q = params.get('hladat') ?? ''
  const page = Math.max(1, Number(params.get('strana') ?? 1) || 1)
  const { data, error, refetch } = useQuery({
    queryKey: ['vouchers', 'list', state, q, page],
    queryFn: async () => unwrap(await client.voucherDesk.attempt.list({ ...(state && { state }), q, page })),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorNote error={error} title={t('vouchers.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={240} radius={0} />
  if (data.vouchers.length === 0)
    return (
      <div className={notes.note}>
        <IconGift size={34} stroke={1.2} aria-hidden color="var(--accent)" />
        <Text c="dimmed">{t(state || q ? 'vouchers.noMatch' : 'vouchers.none')}</Text>
      </div>
    )
  return (
    <>
      <ul className={classes.rows} aria-label={t('vouchers.list')}>
        {data.vouchers.map((voucher) => (
          <li key={voucher.id}>
            <button
              type="button"
              className={classes.row}
              aria-haspopup="dialog"
              onClick={() => onOpen(voucher.id)}
            >
              <Row voucher={voucher} />
            </button>
          </li>
        ))}
      </ul>
      {data.count > page * vouchersPerPage ? (
        <div className={listClasses.foot}>
          <Button variant="light" onClick={() => onPage(String(page + 1))}>
            {t('vouchers.more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Row({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation()
  const { package_title } = voucher
  const { number, code_end, buyer_name, recipient_name, valid_until, balance, value, to_refund } = voucher
  const persons = [buyer_name, recipient_name].filter(Boolean).join(' → ')
  return (
    <>
      <span className={classes.who}>
        <strong>{persons || number}</strong>
        <small>
          {[
            number,
            ...(package_title ? [package_title] : []),
            t('vouchers.code', { end: code_end }),
            t('vouchers.until', { day: formatDay(valid_until) }),
          ].join(' · ')}
        </small>
      </span>
      <span className={classes.mark}>
        <VoucherBadge state={voucher.state} />
      </span>
      <span className={classes.sum}>
        {formatMoney(balance)}
        <small>
          {to_refund > 0
            ? t('vouchers.owed', { amount: formatMoney(to_refund) })
            : t('vouchers.of', { value: formatMoney(value) })}
        </small>
      </span>
    </>
  )
}
