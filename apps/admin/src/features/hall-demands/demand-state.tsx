import { labelIn, localizedChoices } from '../../core/texts/declared.ts'
import { demandStates, hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { Button, Radio, Stack, Title } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { showSuccess } from '../../core/client/toasts.ts'
import classes from './demands.module.css'
import type { Demand } from './demand.ts'
import { useDemandEdit } from './use-demand-edit.ts'

/** Choice of the enquiry's state, saved at once. */
export function DemandState({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const edit = useDemandEdit(demand)
  // Shows the choice before it is saved; a failed save restores the former state.
  const [chosen, setChosen] = useState<Demand['state'] | null>(null)
  const choose = async (state: Demand['state']) => {
    setChosen(state)
    const label = labelIn(demandStates, state) ?? state
    if (await edit({ state })) showSuccess(t('demands.stateChanged', { state: label }))
    setChosen(null)
  }
  const state = chosen ?? demand.state
  const isClosed = state === 'closed'
  return (
    <section className={`card ${classes.panel}`} aria-label={t('demands.state')}>
      <Title order={2}>{t('demands.state')}</Title>
      <Radio.Group
        aria-label={t('demands.state')}
        value={state}
        onChange={(next) => void choose(next as Demand['state'])}
      >
        <Stack gap={10} my="sm">
          {localizedChoices(demandStates).map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <Stack gap={8} align="flex-start">
        <Button
          size="xs"
          variant="default"
          loading={chosen !== null}
          leftSection={isClosed ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
          onClick={() => void choose(isClosed ? 'contacted' : 'closed')}
        >
          {t(isClosed ? 'demands.reopen' : 'demands.archive')}
        </Button>
        <UnreadButton demand={demand} />
      </Stack>
    </section>
  )
}

function UnreadButton({ demand }: { demand: Demand }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const edit = useDemandEdit(demand)
  const mark = async () => {
    if (!(await edit({ is_new: true }))) return
    showSuccess(t('demands.markedUnread'))
    void navigate(hallDemands.adminPath ?? '/')
  }
  return (
    <Button size="xs" variant="subtle" leftSection={<IconMailOpened size={16} />} onClick={() => void mark()}>
      {t('demands.markUnread')}
    </Button>
  )
}
