import { Tabs, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../core/page/page-head.tsx'
import { ForeignerList } from './foreigner-list.tsx'
import { RegisterList } from './register-list.tsx'

/** The guest register and the foreigner report. */
export function RegisterPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  return (
    <>
      <PageHead title={t('register.title')} />
      <Text c="dimmed" mb="md" maw={720}>
        {t('register.hint')}
      </Text>
      <Tabs defaultValue={params.get('tab') === 'foreigners' ? 'foreigners' : 'guests'} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="guests">{t('register.guests')}</Tabs.Tab>
          <Tabs.Tab value="foreigners">{t('register.foreigners')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="guests">
          <RegisterList />
        </Tabs.Panel>
        <Tabs.Panel value="foreigners">
          <ForeignerList />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
