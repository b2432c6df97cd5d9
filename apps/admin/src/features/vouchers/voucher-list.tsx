import { vouchersPerPage, voucherState, type Voucher } from '@dvor/contract/money/vouchers.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { IconGift } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavigateOptions } from 'react-router'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { lastPage } from '../../core/lists/last-page.ts'
import { PageFoot } from '../../core/lists/page-foot.tsx'
import { RecordRows } from '../../core/lists/record-rows.tsx'
import rows from '../../core/lists/record-rows.module.css'
import notes from '../../core/page/notes.module.css'
import { QueryContent } from '../../core/page/query-content.tsx'
import { VoucherBadge } from './voucher-badge.tsx'
import classes from './vouchers.module.css'

interface Props {
  params: URLSearchParams
  onOpen: (id: string) => void
  onPage: (page: number, options?: NavigateOptions) => void
}

/** One page of the vouchers; an address beyond the last page leads to the last one. */
export function VoucherList({ params, onOpen, onPage }: Props) {
  const { t } = useTranslation()
  const state = voucherState.safeParse(params.get('stav')).data
  const q = params.get('hladat') ?? ''
  const page = Math.max(1, Number(params.get('strana') ?? 1) || 1)
  const query = useQuery({
    queryKey: ['vouchers', 'list', state, q, page],
    queryFn: async () =>
      unwrap(await client.ownerVouchers.attempt.list({ ...(state && { state }), q, page })),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData } = query
  const last = lastPage(data?.count ?? 0, vouchersPerPage)
  const isBeyond = data !== undefined && !isPlaceholderData && page > last
  useEffect(() => {
    if (isBeyond) onPage(last, { replace: true })
  }, [isBeyond, last, onPage])
  return (
    <>
      <QueryContent query={query} failed={t('vouchers.failed')} height={240}>
        {({ vouchers, count }) =>
          count === 0 ? <NoVouchers isNarrowed={Boolean(state || q)} /> : <Rows {...{ vouchers, onOpen }} />
        }
      </QueryContent>
      {last > 1 ? (
        <PageFoot
          page={page}
          size={vouchersPerPage}
          total={data?.count ?? 0}
          onPage={(next) => onPage(next)}
        />
      ) : null}
    </>
  )
}

function NoVouchers({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={notes.note}>
      <IconGift size={34} stroke={1.2} aria-hidden color="var(--accent)" />
      <Text c="dimmed">{t(isNarrowed ? 'vouchers.noMatch' : 'vouchers.none')}</Text>
    </div>
  )
}

interface RowsProps extends Pick<Props, 'onOpen'> {
  vouchers: readonly Voucher[]
}

function Rows({ vouchers, onOpen }: RowsProps) {
  const { t } = useTranslation()
  return (
    <RecordRows label={t('vouchers.list')} items={vouchers} rowClass={classes.row} onOpen={onOpen}>
      {(voucher) => <Row voucher={voucher} />}
    </RecordRows>
  )
}

function Row({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation()
  const { package_title } = voucher
  const { number, code_end, buyer_name, recipient_name, valid_until, balance, value, to_refund } = voucher
  const persons = [buyer_name, recipient_name].filter(Boolean).join(' → ')
  return (
    <>
      <span className={rows.who}>
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
      <span>
        <VoucherBadge state={voucher.state} />
      </span>
      <span className={rows.sum}>
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
