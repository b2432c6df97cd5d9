import { coupons } from '@dvor/contract/collections/reservations/coupons.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { asText } from '../../core/fields/kind-view.ts'
import type { AnyRecord } from '../../core/records/records.ts'
import { useRecord } from '../../core/records/use-record.ts'
import { ListPage } from '../../core/screens/list-page.tsx'

/** The list of coupons. A coupon is changed in a dialog over it: the specification has no page for that. */
export function CouponListPage() {
  const [opened, setOpened] = useState<AnyRecord | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ListPage collection={coupons} onOpen={setOpened} />
      <FormDrawer opened={opened !== null} onClose={close} title={asText(opened?.['code'])}>
        {opened && <CouponForm id={opened.id} onClose={close} />}
      </FormDrawer>
    </>
  )
}

function CouponForm({ id, onClose }: { id: string; onClose: () => void }) {
  const record = useRecord(coupons, id).data as AnyRecord | undefined
  if (!record) return <Skeleton height={420} radius="lg" />
  return <RecordForm collection={coupons} record={record} onSaved={onClose} onCancel={onClose} />
}
