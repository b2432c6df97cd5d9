import { Button, Group, Modal, Radio, ScrollArea, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './versions-dialog.module.css'
import { useOpenDialog } from '../../unsaved/open-dialogs.ts'

/** A part of a form with two versions. */
export interface VersionPair {
  key: string
  label: string
  theirs: ReactNode
  mine: ReactNode
}

interface Props {
  pairs: readonly VersionPair[]
  /** Label of the button that confirms the choice. */
  action: string
  /** Called with the parts that keep their typed values; null closes the dialog without a decision. */
  onSettle: (mine: string[] | null) => void
}

/** Shows two versions part by part, with the choice between them for each part or for all. */
export function VersionsDialog({ pairs, action, onSettle }: Props) {
  const { t } = useTranslation()
  const isOnTop = useOpenDialog(true)
  const all = pairs.map(({ key }) => key)
  const [picked, setPicked] = useState<readonly string[]>(all)
  const pick = (key: string, isMine: boolean) =>
    setPicked((now) => (isMine ? [...now, key] : now.filter((other) => other !== key)))
  return (
    <Modal
      opened
      size="xl"
      title={t('form.staleTitle')}
      onClose={() => isOnTop() && onSettle(null)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Text mb="md">{t('form.staleText')}</Text>
      <Group gap="xs" mb="md">
        <Button size="xs" variant="default" onClick={() => setPicked([])}>
          {t('guards.staleAllTheirs')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setPicked(all)}>
          {t('guards.staleAllMine')}
        </Button>
      </Group>
      <ScrollArea.Autosize mah="50vh" viewportProps={{ tabIndex: 0 }}>
        {pairs.map((pair) => (
          <Pair
            key={pair.key}
            pair={pair}
            isMine={picked.includes(pair.key)}
            onPick={(isMine) => pick(pair.key, isMine)}
          />
        ))}
      </ScrollArea.Autosize>
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" onClick={() => onSettle(null)}>
          {t('cancel')}
        </Button>
        <Button onClick={() => onSettle(all.filter((key) => picked.includes(key)))}>{action}</Button>
      </Group>
    </Modal>
  )
}

interface PairProps {
  pair: VersionPair
  isMine: boolean
  onPick: (isMine: boolean) => void
}

/** The two versions of one part, side by side or on a phone one below the other. */
function Pair({ pair: { label, theirs, mine }, isMine, onPick }: PairProps) {
  const { t } = useTranslation()
  const versions = [
    { name: 'theirs', source: t('form.staleTheirs'), value: theirs },
    { name: 'mine', source: t('form.staleMine'), value: mine },
  ]
  return (
    <Radio.Group
      label={label}
      value={isMine ? 'mine' : 'theirs'}
      onChange={(name) => onPick(name === 'mine')}
      className={classes.versions}
    >
      <div className={classes.versionPair}>
        {versions.map(({ name, source, value }) => (
          <Radio.Card key={name} value={name} className={classes.version} aria-label={`${label}: ${source}`}>
            <Group gap="xs" wrap="nowrap" mb={4}>
              <Radio.Indicator />
              <Text size="sm" c="dimmed">
                {source}
              </Text>
            </Group>
            {value}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
