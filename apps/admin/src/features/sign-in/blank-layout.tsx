import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useBrand } from '../../core/property/brand.ts'
import { BrandMark } from '../../core/property/brand-mark.tsx'
import { useTitle } from '../../core/property/use-title.ts'
import classes from './auth.module.css'

/** The frame of the sign-in screens. */
export function BlankLayout() {
  return (
    <main className={classes.blank}>
      <Hills />
      <Outlet />
    </main>
  )
}

interface CardProps {
  title: string
  hint?: string
  children: ReactNode
}

/** The card of a sign-in screen. */
export function BlankCard({ title, hint, children }: CardProps) {
  const { t } = useTranslation()
  const { name } = useBrand()
  useTitle(t('shell.title'))
  return (
    <div className={`card ${classes.card}`}>
      <a href="/uvod" className={classes.brand}>
        <BrandMark size={40} />
        <span>{name}</span>
      </a>
      <Title order={1}>{title}</Title>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {children}
    </div>
  )
}

/** Hills behind the card, drawn inline so that no picture has to load. */
function Hills() {
  return (
    <svg className={classes.hills} viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 190C180 90 330 120 520 170s360 20 520-40 280-20 400 30v260H0Z" className={classes.far} />
      <path d="M0 270c200-90 380-40 560 0s380 40 540-30 240-40 340-10v190H0Z" className={classes.middle} />
      <path d="M0 340c240-70 420-30 640 0s520 10 800-50v130H0Z" className={classes.near} />
    </svg>
  )
}
