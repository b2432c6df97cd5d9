import { Button } from '@dvor/ui/button.tsx'
import { Card } from '@dvor/ui/card.tsx'
import { Counter } from '@dvor/ui/counter.tsx'
import { Dialog } from '@dvor/ui/dialog.tsx'
import { EmptyState, ErrorState } from '@dvor/ui/empty-state.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '@dvor/ui/field.tsx'
import { Reveal } from '@dvor/ui/reveal.tsx'
import { Skeleton } from '@dvor/ui/skeleton.tsx'
import { Stepper } from '@dvor/ui/stepper.tsx'
import { useToast, type Toast } from '@dvor/ui/toast.tsx'
import { useState } from 'react'
import classes from './showcase.module.css'

const variants = ['primary', 'accent', 'quiet', 'danger'] as const

/** Buttons in all their looks; a press shows the ripple. */
export function ButtonsShown() {
  return (
    <>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <p key={size} className={classes.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </p>
      ))}
      <p className={classes.row}>
        <Button busy>Ukladám</Button>
        <Button disabled>Nedá sa</Button>
      </p>
    </>
  )
}

export function FieldsShown() {
  const [guests, setGuests] = useState(2)
  return (
    <div className={classes.fields}>
      <TextField label="Meno" help="Tak, ako ho máte v doklade." />
      <TextField label="Telefón" optionalText="nepovinné" inputMode="tel" />
      <TextField label="E-mail" error="V adrese chýba zavináč." defaultValue="jana.example" />
      <SelectField label="Príchod">
        <option>okolo 15.00</option>
        <option>okolo 18.00</option>
      </SelectField>
      <TextAreaField label="Správa" help="Napíšte nám, čo chystáte." />
      <CheckField label="Súhlasím s podmienkami" error="Bez súhlasu to nejde." />
      <Counter
        label="Dospelí"
        value={guests}
        min={1}
        max={6}
        onChange={setGuests}
        lessLabel="Menej dospelých"
        moreLabel="Viac dospelých"
      />
    </div>
  )
}

const toasts: Toast[] = [
  { key: 'danger', kind: 'danger', title: 'Problém!', text: 'Nastala chyba pri načítavaní dát!' },
  { key: 'success', kind: 'success', title: 'Uložené' },
  { key: 'info', kind: 'info', title: 'Cena sa zmenila', text: 'Nová cena je 178 €.' },
]

/** Overlays: toasts at the top right, and a dialog. */
export function OverlaysShown() {
  const show = useToast()
  const [open, setOpen] = useState(false)
  return (
    <div className={classes.row}>
      {toasts.map((toast) => (
        <Button key={toast.key} variant="quiet" onClick={() => show(toast)}>
          Oznámenie: {toast.kind}
        </Button>
      ))}
      <Button onClick={() => setOpen(true)}>Otvoriť dialóg</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Zrušiť pobyt?" closeLabel="Zavrieť">
        <p>Dialóg drží zameranie, zatvorí ho aj kláves Esc.</p>
      </Dialog>
    </div>
  )
}

/** States: empty, failed, loading, the current step, and content that appears on scrolling. */
export function StatesShown() {
  return (
    <div className={classes.fields}>
      <EmptyState title="Zatiaľ tu nič nie je.">
        <p>Veta, ktorá vedie ďalej.</p>
      </EmptyState>
      <ErrorState title="Nepodarilo sa načítať">
        <p>Čo sa dá urobiť teraz.</p>
      </ErrorState>
      <Skeleton className={classes.wait} label="Načítavam" />
      <Stepper label="Kroky" steps={['Termín', 'Doplnky', 'Údaje', 'Súhrn']} current={1} />
      <Card padded>
        <p>Karta so vzduchom okolo textu.</p>
      </Card>
      <Reveal>
        <p>Časť, ktorá sa objaví pri posúvaní: raz, za 1200 ms, 120 px od spodku.</p>
      </Reveal>
    </div>
  )
}
