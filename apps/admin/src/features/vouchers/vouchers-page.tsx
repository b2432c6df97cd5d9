import { voucherStates } from '@dvor/contract/money/vouchers.ts'
import { Button, NativeSelect, Text } from '@mantine/core'
import { IconGift, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavigateOptions } from 'react-router'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import listClasses from '../../core/lists/list.module.css'
import { DraftInput } from '../../core/page/draft-input.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { useAddressParams } from '../../core/page/use-address-params.ts'
import { localizedChoices } from '../../core/texts/declared.ts'
import { SellForm } from './sell-form.tsx'
import { VoucherDrawer } from './voucher-drawer.tsx'
import { VoucherList } from './voucher-list.tsx'
import classes from './vouchers.module.css'
import { IfMay } from '../../core/client/if-may.tsx'

type Name = 'stav' | 'hladat' | 'poukaz' | 'strana'

/** The page of gift vouchers: list, sale, and each voucher beside the list. */
export function VouchersPage() {
  const { t } = useTranslation()
  const [params, setParams] = useAddressParams()
  const [isSelling, setSelling] = useState(false)
  const change = (name: Name, value: string | null, options?: NavigateOptions) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (value) next.set(name, value)
      else next.delete(name)
      if (name === 'stav' || name === 'hladat') next.delete('strana')
      return next
    }, options)
  return (
    <>
      <PageHead title={t('vouchers.title')}>
        <IfMay permission="money.take">
          <Button leftSection={<IconGift size={17} aria-hidden />} onClick={() => setSelling(true)}>
            {t('vouchers.sell.action')}
          </Button>
        </IfMay>
      </PageHead>
      <Text c="dimmed" mb="md" maw={720}>
        {t('vouchers.hint')}
      </Text>
      <div className={`card ${classes.panel}`}>
        <Tools params={params} change={change} />
        <VoucherList
          params={params}
          onOpen={(id) => change('poukaz', id)}
          onPage={(page, options) => change('strana', String(page), options)}
        />
      </div>
      <VoucherDrawer id={params.get('poukaz')} onClose={() => change('poukaz', null)} />
      <FormDrawer opened={isSelling} onClose={() => setSelling(false)} title={t('vouchers.sell.action')}>
        <SellForm
          onSold={(id) => {
            setSelling(false)
            change('poukaz', id)
          }}
        />
      </FormDrawer>
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
  return (
    <div className={listClasses.tools}>
      <NativeSelect
        aria-label={t('vouchers.filter.label')}
        value={params.get('stav') ?? ''}
        data={[{ value: '', label: t('vouchers.filter.all') }, ...localizedChoices(voucherStates)]}
        onChange={(event) => change('stav', event.currentTarget.value)}
      />
      <DraftInput
        className={listClasses.search}
        aria-label={t('vouchers.search')}
        placeholder={t('vouchers.search')}
        leftSection={<IconSearch size={17} aria-hidden />}
        value={params.get('hladat') ?? ''}
        onCommit={(text) => change('hladat', text)}
      />
    </div>
  )
}
