import { declaredText } from '../../core/texts/declared.ts'
import { seasonalOffers } from '@dvor/contract/collections/content/seasonal-offers.ts'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AddDialog } from '../../core/forms/add-dialog.tsx'
import { ListPage } from '../../core/screens/list-page.tsx'
import { editPath } from '../../core/records/collection-paths.ts'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { OfferOrder } from './offer-order.tsx'

/** The list of seasonal offers. An offer is created in a dialog; the order on the site is changed above the list. */
export function OfferListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOrdering, setOrdering] = useState(false)
  return (
    <ListPage
      collection={seasonalOffers}
      above={() => (isOrdering ? <OfferOrder /> : null)}
      action={
        <>
          <Button
            variant="default"
            aria-expanded={isOrdering}
            leftSection={isOrdering ? <IconCheck size={17} /> : <IconArrowsSort size={17} />}
            onClick={() => setOrdering((was) => !was)}
          >
            {t(isOrdering ? 'offers.done' : 'offers.change')}
          </Button>
          <AddDialog title={declaredText(seasonalOffers.label.one)}>
            {(close) => (
              <RecordForm
                collection={seasonalOffers}
                onCancel={close}
                onSaved={(offer) => void navigate(editPath(seasonalOffers, offer.id) ?? '/seasonal-offers')}
              />
            )}
          </AddDialog>
        </>
      }
    />
  )
}
